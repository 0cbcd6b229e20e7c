import { productLinksIn } from '../../config/site.ts';
import { shownSection } from '../../content/landing-sections.ts';
import type { Content } from '../../content/read-content.ts';
import { Scene } from '../../drawings/scene.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Stage } from '../../drawings/place.tsx';
import { Ground } from '../../ui/ground.tsx';
import { newTab } from '../../ui/new-tab.ts';
import styles from './hero.module.css';
import button from '../../ui/button.module.css';
import ground from '../../ui/ground.module.css';
import text from '../../ui/text.module.css';

/**
 * The landing page's first screen: the pitch, two calls to action, claims, and the booking board in
 * front of the drawing of the place.
 */
export function Hero({ content }: { content: Content }) {
  const copy = content.pages.home.hero;
  const language = content.language.code;
  const tour = shownSection('demo', content);
  const claimNotes = [
    ...new Set(copy.claims.map(({ source, sample }) => (sample ? copy.sampleNote : source))),
  ];
  return (
    <section className={`${ground.grounded} ${styles.hero}`} aria-labelledby="hero-heading">
      <div className={`${ground.content} ${styles.content}`}>
        <div className={`${ground.words} ${styles.pitch}`}>
          <p className={`${text.eyebrow} ${styles.eyebrow}`}>{copy.eyebrow}</p>
          <h1 id="hero-heading">{copy.heading}</h1>
          <p className={`${text.lead} ${styles.lead}`}>{copy.lead}</p>
          <div className={button.row}>
            <ButtonLink href={productLinksIn(language).auth} data-sign-up="" {...newTab}>
              {copy.startTrial}
            </ButtonLink>
            {tour && (
              <ButtonLink href={tour} variant="outline">
                {copy.watchDemo}
              </ButtonLink>
            )}
          </div>
          <p className={text.note}>{copy.note}</p>
        </div>
        {copy.claims.length > 0 && (
          <dl className={styles.claims}>
            {copy.claims.map(({ value, label }) => (
              <div key={label}>
                <dt className={text.note}>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {claimNotes.length > 0 && (
          <p className={`${text.note} ${styles.claimNotes}`}>{claimNotes.join(' ')}</p>
        )}
        <Stage isHero className={styles.board}>
          <Scene name="hero-board" alt={copy.board} language={language} />
        </Stage>
      </div>
      <Ground className={styles.ground} />
    </section>
  );
}
