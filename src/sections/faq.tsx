import type { FaqItem } from '../domain/landing-entries.ts';
import type { HomeCopy } from '../domain/page.ts';
import { Accordion } from '../ui/accordion.tsx';
import { Band } from '../ui/band.tsx';
import styles from './faq.module.css';

/** The questions asked before signing up, and where to ask another. */
export function Faq({ copy, items }: { copy: HomeCopy['faq']; items: readonly FaqItem[] }) {
  return (
    <Band id="faq" tone="sunken">
      <div className={styles.columns} data-arrive="">
        <div className={styles.heading}>
          <h2>{copy.heading}</h2>
          <p>{copy.lead}</p>
          <a href={copy.contact.href}>{copy.contact.label}</a>
        </div>
        <Accordion name="faq" items={items} />
      </div>
    </Band>
  );
}
