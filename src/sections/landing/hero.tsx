import { getProductLinks } from '../../config/product-links.ts';
import { localHref, sectionHref } from '../../config/routes.ts';
import type { Content } from '../../content/read-content.ts';
import { Gate, Sun } from '../../drawings/gate.tsx';
import { BookingCard } from '../../drawings/hero/booking-card.tsx';
import { HeroBoard } from '../../drawings/hero/board.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Ground, openingEndId } from '../../drawings/ground.tsx';
import { Cluster } from '../../ui/layout.tsx';
import layout from '../../ui/layout.module.css';
import { newTab } from '../../ui/links.tsx';
import styles from './hero.module.css';
import text from '../../ui/text.module.css';

/**
 * The landing page's first screen: the pitch, two calls to action and the booking board inside the gate, and the claims
 * on the ground below.
 */
export function Hero({ content }: { content: Content }) {
  const copy = content.pages.home.hero;
  const language = content.language.code;
  const href = (id: 'demo' | 'savings-calculator') => localHref(sectionHref(id), language);
  return (
    <section className={styles.hero} aria-labelledby="hero-heading">
      <div className={styles.opening}>
        <Sun className={styles.sun} />
        <Gate hasWall className={styles.gate} />
        <div className={styles.pitch}>
          <p className={text.muted}>{copy.eyebrow}</p>
          <h1 id="hero-heading">{copy.heading}</h1>
          <p className={`${text.lead} ${styles.lead}`}>{copy.lead}</p>
          <Cluster gap="sm" className={styles.actions}>
            <ButtonLink href={getProductLinks(language).auth} data-sign-up="" {...newTab}>
              {copy.startTrial}
            </ButtonLink>
            <ButtonLink href={href('demo')} variant="outline">
              {copy.watchDemo}
            </ButtonLink>
          </Cluster>
          <Cluster as="p" gap="md" className={`${text.note} ${styles.note}`}>
            {copy.fee}
            <a href={href('savings-calculator')} className={text.link}>
              {copy.calculator}
            </a>
          </Cluster>
        </div>
        <HeroBoard alt={copy.board} content={content} className={styles.board} />
      </div>
      <div className={styles.land}>
        <Ground shape="valley" id={openingEndId} className={styles.ground} />
        <BookingCard content={content} className={`${styles.booking} decoration`} />
      </div>
      <dl data-surface="deep" className={styles.claims}>
        {copy.claims.map(({ value, label }) => (
          <div key={label} className={layout.figure}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
