import type { ReactNode } from 'react';
import type { BookYourStayCopy } from '../../content/schemas/booking.ts';
import { Band, type BandTone } from '../../ui/band.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { newTab } from '../../ui/new-tab.ts';
import styles from './book-your-stay.module.css';
import { Place } from '../../drawings/place.tsx';

interface BookYourStayProps {
  copy: BookYourStayCopy;
  tone: BandTone;
  /** The booking page, which opens in a new tab. */
  pageUrl: string;
  /** The booking frame. */
  children?: ReactNode;
}

/** The section that shows the booking widget, and what it does, beside a picture of the property. */
export function BookYourStay({ copy, tone, pageUrl, children }: BookYourStayProps) {
  const { property, points } = copy;
  return (
    <Band id="book-your-stay" tone={tone} aria-labelledby="book-your-stay-heading">
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2 id="book-your-stay-heading">{copy.heading}</h2>
          <p className={styles.lead}>{copy.lead}</p>
          <ul role="list" className={styles.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
        <div className={styles.frame}>{children}</div>
        <div className={styles.villa}>
          <Place name="property" className={styles.picture} />
          <p>{`${property.name}, ${property.place}`}</p>
          <ButtonLink href={pageUrl} variant="outline" {...newTab}>
            {copy.openWidget}
          </ButtonLink>
        </div>
      </div>
    </Band>
  );
}
