import type { ReactNode } from 'react';
import type { Company } from '../../content/facts/company.ts';
import type { SiteCopy } from '../../content/schemas/site-copy.ts';
import { MailAddress } from '../../ui/mail-address.tsx';
import { newTab } from '../../ui/new-tab.ts';
import styles from './legal-entity.module.css';

/** Anchor of the part, for the table of contents. */
export const legalEntityId = 'legal-entity';

/** How to reach the company, and its name if no owner is given. */
interface EntityContact {
  name: string;
  address: string;
  mail: string;
  phone: string;
  phoneHref: string;
}

interface LegalEntityProps {
  company: Company;
  copy: SiteCopy['legalEntity'];
  contact: EntityContact;
}

/** Who runs the site: owner, address, contact and registration, at the end of a legal page. */
export function LegalEntity({ company, copy, contact }: LegalEntityProps) {
  const { owner = contact.name, registration, sample } = company;
  return (
    <section className={styles.entity} aria-labelledby={legalEntityId}>
      <h2 id={legalEntityId}>{copy.heading}</h2>
      {sample && <p>{copy.sample}</p>}
      <dl>
        <Line term={copy.owner}>{owner}</Line>
        <Line term={copy.address}>{contact.address}</Line>
        <Line term={copy.mail}>
          <a href={`mailto:${contact.mail}`}>
            <MailAddress mail={contact.mail} />
          </a>
        </Line>
        <Line term={copy.phone}>
          <a href={contact.phoneHref}>{contact.phone}</a>
        </Line>
        {registration.map(({ label, value, href }) => (
          <Line key={label} term={label}>
            {href ? (
              <a href={href} {...newTab}>
                {value ?? new URL(href).host}
              </a>
            ) : (
              value
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
