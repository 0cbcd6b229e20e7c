import type { PagePath } from '../../config/routes.ts';
import type { InvestorsCopy } from '../../content/schemas/pages.ts';
import { Band, BandHeading } from '../../ui/band.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './investors.module.css';
import { NextSteps } from '../../ui/next-steps.tsx';

/** The principles that come with self-funding. */
export function Principles({ copy }: { copy: InvestorsCopy['principles'] }) {
  return (
    <Band tone="sunken">
      <BandHeading heading={copy.heading} />
      <dl className={styles.principles}>
        {copy.items.map(({ title, body }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{body}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}

interface InvestorContactProps {
  copy: InvestorsCopy['contact'];
  /** The path of the contact page. */
  contact: PagePath;
}

/** How investors can get in touch. */
export function InvestorContact({ copy, contact }: InvestorContactProps) {
  return (
    <NextSteps copy={copy}>
      <ButtonLink href={contact}>{copy.cta}</ButtonLink>
    </NextSteps>
  );
}
