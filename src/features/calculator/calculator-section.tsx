import type { ReactNode } from 'react';
import { sectionTone } from '../../content/landing-sections.ts';
import type { Content } from '../../content/read-content.ts';
import { Band } from '../../ui/band.tsx';
import styles from './calculator-section.module.css';

/** The calculator's section. Printing from the calculator prints only this section. */
export function CalculatorSection({
  content,
  children,
}: {
  content: Content;
  children?: ReactNode;
}) {
  const { heading, lead } = content.pages.home.savingsCalculator;
  return (
    <Band
      id="savings-calculator"
      tone={sectionTone('savings-calculator', content)}
      className={`prints-alone ${styles.band}`}
    >
      <div className={styles.opening} data-reveal="">
        <h2>{heading}</h2>
        <p>{lead}</p>
      </div>
      {children}
    </Band>
  );
}
