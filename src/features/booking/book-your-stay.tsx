import type { ReactNode } from 'react';
import { productLinksIn } from '../../config/site.ts';
import { sectionTone } from '../../content/landing-sections.ts';
import type { Content } from '../../content/read-content.ts';
import { Band } from '../../ui/band.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { newTab } from '../../ui/new-tab.ts';
import styles from './book-your-stay.module.css';
import { Place } from '../../drawings/place.tsx';

interface BookYourStayProps {
  content: Content;
  /** The booking frame. */
  children?: ReactNode;
}

/** The section that shows the booking widget, and what it does, beside a picture of the property. */
export function BookYourStay({ content, children }: BookYourStayProps) {
  const { heading, lead, openWidget, property, points } = content.pages.home.bookYourStay;
  return (
    <Band
      id="book-your-stay"
      tone={sectionTone('book-your-stay', content)}
      aria-labelledby="book-your-stay-heading"
    >
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2 id="book-your-stay-heading">{heading}</h2>
          <p className={styles.lead}>{lead}</p>
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
          <ButtonLink
            href={productLinksIn(content.language.code).bookingPage}
            variant="outline"
            {...newTab}
          >
            {openWidget}
          </ButtonLink>
        </div>
      </div>
    </Band>
  );
}
