import type { ReactNode } from 'react';
import type { SectionCopy } from '../../content/fields/page-parts.ts';
import { Band, BandHeading } from '../../ui/band.tsx';

/** The calculator's section. Printing from the calculator prints only this section. */
export function SavingsCalculatorBand({
  copy,
  children,
}: {
  copy: SectionCopy;
  children?: ReactNode;
}) {
  return (
    <Band id="savings-calculator" className="prints-alone">
      <BandHeading heading={copy.heading} lead={copy.lead} />
      {children}
    </Band>
  );
}
