import type { FaqItem } from '../../content/schemas/faq-item.ts';
import type { HomeCopy } from '../../content/schemas/pages.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Band, type BandTone } from '../../ui/band.tsx';
import { hook, revealHook } from '../../shared/hooks.ts';
import styles from './faq.module.css';

interface FaqProps {
  copy: HomeCopy['faq'];
  items: readonly FaqItem[];
  tone: BandTone;
}

/** Frequent questions before signing up, with a link to ask another. */
export function Faq({ copy, items, tone }: FaqProps) {
  return (
    <Band id="faq" tone={tone}>
      <div className={styles.columns} {...hook(revealHook)}>
        <div className={styles.heading}>
          <h2>{copy.heading}</h2>
          <p>
            <a href={copy.contact.href}>{copy.contact.label}</a>
            {`. ${copy.lead}`}
          </p>
        </div>
        <Accordion name="faq" items={items} />
      </div>
    </Band>
  );
}
