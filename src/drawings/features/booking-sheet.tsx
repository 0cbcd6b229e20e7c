import { useDrawing } from '../drawing.ts';
import { Bill } from '../parts/bill.tsx';
import parts from '../parts/parts.module.css';
import styles from './features.module.css';

/** The bill of a booking with an experience and tax. */
export function BookingSheet() {
  const { stay, bookingSheet } = useDrawing().words;
  return (
    <div className={`${parts.panel} ${styles.bill}`} aria-hidden="true">
      <Bill
        lines={[
          [stay.nights, 360],
          [bookingSheet.class, 76],
          [stay.tax, 44],
          [stay.total, 480],
        ]}
      />
    </div>
  );
}
