import { Check } from 'lucide-react';
import type { Content } from '../../content/read-content.ts';
import { calculateBill, formatNovemberRange, newStay } from '../portfolio.ts';
import styles from './booking-card.module.css';

interface BookingCardProps {
  content: Content;
  className?: string | undefined;
}

/** The booking of the new stay on the board, with a thread that connects both. Its class sets the position. */
export function BookingCard({ content, className = '' }: BookingCardProps) {
  const { formats, pictures, portfolio } = content;
  return (
    <div aria-hidden="true" className={`${styles.booking} ${className}`} data-nosnippet="">
      <span className={styles.thread} />
      <div className={styles.card}>
        <div className={styles.news}>
          <Check size="1rem" strokeWidth={3} />
          {pictures.board.newBooking}
        </div>
        <div className={styles.guest}>{portfolio.guests.first}</div>
        <div className={styles.stay}>
          {portfolio.properties.first.name}
          <br />
          {formatNovemberRange(newStay.from, newStay.to, formats.locale)}
        </div>
        <div className={styles.total}>{formats.wholeMoney(calculateBill(newStay).total)}</div>
      </div>
    </div>
  );
}
