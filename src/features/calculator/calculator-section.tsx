import type { ReactNode } from 'react';
import type { SectionCopy } from '../../content/fields/page-parts.ts';
import { hook, revealHook } from '../../shared/hooks.ts';
import { Band, type BandTone } from '../../ui/band.tsx';
import styles from './calculator-section.module.css';

/** The calculator's section. Printing from the calculator prints only this section. */
export function SavingsCalculatorBand({
  copy,
  tone,
  children,
}: {
  copy: SectionCopy;
  tone: BandTone;
  children?: ReactNode;
}) {
  return (
    <Band id="savings-calculator" tone={tone} className={`prints-alone ${styles.band}`}>
      <div className={styles.opening} {...hook(revealHook)}>
        <h2>{copy.heading}</h2>
        <p>{copy.lead}</p>
      </div>
      {children}
    </Band>
  );
}
