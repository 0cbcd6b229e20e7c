import type { ReactNode } from 'react';
import { phoneHref, type Company } from '../../content/facts/company.ts';
import type { SiteCopy } from '../../content/schemas/site-copy.ts';
import { MailLink } from '../../ui/mail-link.tsx';
import { newTab } from '../../ui/new-tab.ts';
import styles from './legal-entity.module.css';
import text from '../../ui/text.module.css';

/** Anchor of the part, for the table of contents. */
export const legalEntityId = 'legal-entity';

interface LegalEntityProps {
  company: Company;
  copy: SiteCopy['legalEntity'];
}

/** Who runs the site: owner, address, contact and registration, at the end of a legal page. */
export function LegalEntity({ company, copy }: LegalEntityProps) {
  const { address, mail, name, owner = name, phone, registration, sample } = company;
  return (
    <section className={styles.entity} aria-labelledby={legalEntityId}>
      <h2 id={legalEntityId} className={text.title}>
        {copy.heading}
      </h2>
      {sample && <p>{copy.sample}</p>}
      <dl>
        <Line term={copy.owner}>{owner}</Line>
        <Line term={copy.address}>{address}</Line>
        <Line term={copy.mail}>
          <MailLink mail={mail} />
        </Line>
        <Line term={copy.phone}>
          <a href={phoneHref(company)}>{phone}</a>
        </Line>
        {registration.map(({ label, value, href }) => (
          <Line key={label} term={label}>
            {href ? (
              <a href={href} {...newTab}>
                {value ?? new URL(href).host}
              </a>
            ) : (
              <bdi>{value}</bdi>
            )}
          </Line>
        ))}
      </dl>
    </section>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
