import { productLinks } from '../../config/product-links.ts';
import { localHref, sectionHref } from '../../config/routes.ts';
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
 * front of the gate.
 */
export function Hero({ content }: { content: Content }) {
  const copy = content.pages.home.hero;
  const language = content.language.code;
  const href = (id: 'demo' | 'savings-calculator') => localHref(sectionHref(id), language);
  return (
    <section className={`${ground.grounded} ${styles.hero}`} aria-labelledby="hero-heading">
      <div className={`${ground.content} ${styles.content}`}>
        <div className={`${ground.words} ${styles.pitch}`}>
          <p className={`${text.eyebrow} ${styles.eyebrow}`}>{copy.eyebrow}</p>
          <h1 id="hero-heading">{copy.heading}</h1>
          <p className={`${text.lead} ${styles.lead}`}>{copy.lead}</p>
          <div className={button.row}>
            <ButtonLink href={productLinks(language).auth} data-sign-up="" {...newTab}>
              {copy.startTrial}
            </ButtonLink>
            <ButtonLink href={href('demo')} variant="outline">
              {copy.watchDemo}
            </ButtonLink>
          </div>
          <div className={`${text.note} ${styles.notes}`}>
            <p>{copy.note}</p>
            <p>{copy.fee}</p>
            <a href={href('savings-calculator')} className={text.link}>
              {copy.calculator}
            </a>
          </div>
        </div>
        <dl className={styles.claims}>
          {copy.claims.map(({ value, label }) => (
            <div key={label}>
              <dt className={text.note}>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Stage isHero className={styles.board}>
          <Scene name="hero-board" alt={copy.board} content={content} />
        </Stage>
      </div>
      <Ground className={styles.ground} />
    </section>
  );
}
