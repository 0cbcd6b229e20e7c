import { routes } from '../../config/routes.ts';
import type { InvestorsCopy } from '../../content/schemas/page.ts';
import { Band, BandHeading } from '../../ui/band.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './investors.module.css';
import { NextSteps } from '../../ui/next-steps.tsx';

/** What self-funding commits the company to. */
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

/** The way to ask. */
export function InvestorContact({ copy }: { copy: InvestorsCopy['contact'] }) {
  return (
    <NextSteps copy={copy}>
      <ButtonLink href={routes.contact}>{copy.cta}</ButtonLink>
    </NextSteps>
  );
}
