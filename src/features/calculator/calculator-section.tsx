import type { ReactNode } from 'react';
import type { SectionCopy } from '../../content/schemas/page.ts';
import { Band, BandHeading } from '../../ui/band.tsx';

/** The band in which the calculator stands; printed from, it is printed alone. */
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
