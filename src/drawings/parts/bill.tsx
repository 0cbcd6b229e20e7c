import { useDrawing } from '../drawing.ts';
import parts from './parts.module.css';

/** The lines of a price: labels with their amounts, of which the last is the total. */
export function Bill({ lines }: { lines: readonly (readonly [label: string, amount: number])[] }) {
  const { money } = useDrawing();
  return lines.map(([label, amount], index) => {
    const isTotal = index === lines.length - 1;
    return (
      <p key={label} className={isTotal ? `${parts.line} ${parts.total}` : parts.line}>
        {`${label} `}
        <span className={isTotal ? parts.numeral : undefined}>{money(amount)}</span>
      </p>
    );
  });
}
