import type { ReactNode } from 'react';
import { productLinks } from '../../config/site.ts';
import type { HomeCopy } from '../../content/schemas/page.ts';
import { Band, BandHeading } from '../../ui/band.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { newTab } from '../../ui/new-tab.ts';
import styles from './book-your-stay.module.css';
import { VillaPicture } from '../../illustrations/place/villa-picture.tsx';

interface BookYourStayProps {
  copy: HomeCopy['bookYourStay'];
  /** The booking frame. */
  children?: ReactNode;
}

/** The product's booking widget at work, beside the villa that it books. */
export function BookYourStay({ copy, children }: BookYourStayProps) {
  const { property, points } = copy;
  return (
    <Band id="book-your-stay" tone="sunken" aria-labelledby="book-your-stay-heading">
      <BandHeading id="book-your-stay-heading" heading={copy.heading} lead={copy.lead} />
      <div className={styles.columns}>
        <div className={styles.villa}>
          <VillaPicture className={styles.picture} />
          <div className={styles.facts}>
            <h3>{property.name}</h3>
            <p className={styles.place}>{property.place}</p>
            <p>{property.stay}</p>
            <ButtonLink href={productLinks.bookingPage} variant="outline" {...newTab}>
              {copy.openWidget}
            </ButtonLink>
          </div>
        </div>
        <div className={styles.frame}>{children}</div>
      </div>
      <ul role="list" className={styles.points}>
        {points.map(({ title, body }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{body}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
