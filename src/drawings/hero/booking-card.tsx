import { Check } from 'lucide-react';
import type { Content } from '../../content/read-content.ts';
import { DrawingContent, useDrawing } from '../drawing.ts';
import { calculateBill, newStay } from '../portfolio.ts';
import styles from './booking-card.module.css';

/** The booking of the new stay on the board, with a thread that connects both. Its class sets the position. */
export function BookingCard({
  content,
  className = '',
}: {
  content: Content;
  className?: string | undefined;
}) {
  return (
    <div aria-hidden="true" className={`${styles.booking} ${className}`} data-nosnippet="">
      <span className={styles.thread} />
      <DrawingContent value={content}>
        <Card />
      </DrawingContent>
    </div>
  );
}

function Card() {
  const { words, portfolio, dates, money } = useDrawing();
  return (
    <div className={styles.card}>
      <div className={styles.news}>
        <Check size="1rem" strokeWidth={3} />
        {words.board.newBooking}
      </div>
      <div className={styles.guest}>{portfolio.guests.first}</div>
      <div className={styles.stay}>
        {portfolio.properties.first.name}
        <br />
        {dates(newStay)}
      </div>
      <div className={styles.total}>{money(calculateBill(newStay).total)}</div>
    </div>
  );
}
