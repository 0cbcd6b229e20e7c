import type { FaqItem } from '../../content/schemas/landing-entries.ts';
import type { HomeCopy } from '../../content/schemas/page.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Band } from '../../ui/band.tsx';
import styles from './faq.module.css';

interface FaqProps {
  copy: HomeCopy['faq'];
  items: readonly FaqItem[];
  /** The ground that the band above does not have. */
  tone: 'paper' | 'sunken';
}

/** The questions asked before signing up, and where to ask another. */
export function Faq({ copy, items, tone }: FaqProps) {
  return (
    <Band id="faq" tone={tone}>
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
