import { sectionHref } from '../../config/routes.ts';
import { productLinks } from '../../config/site.ts';
import { leadsToSignUp } from '../../shared/trial-marks.ts';
import type { HomeCopy } from '../../content/schemas/page.ts';
import { Scene } from '../../illustrations/scene.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Gateway } from '../../illustrations/place/gate.tsx';
import { newTab } from '../../ui/new-tab.ts';
import { TerraceLines } from '../../illustrations/place/terrace-lines.tsx';
import styles from './hero.module.css';

/**
 * The landing page's first screen: what it is, the two ways on, what is claimed for it, and the
 * booking board coming through the gate.
 */
export function Hero({ copy }: { copy: HomeCopy['hero'] }) {
  return (
    <section className={styles.hero} aria-labelledby="hero-heading">
      <div className={styles.content}>
        <div className={styles.pitch}>
          <p className={styles.eyebrow}>{copy.eyebrow}</p>
          <h1 id="hero-heading">{copy.heading}</h1>
          <p className={styles.lead}>{copy.lead}</p>
          <div className={styles.actions}>
            <ButtonLink href={productLinks.auth} {...leadsToSignUp} {...newTab}>
              {copy.startTrial}
            </ButtonLink>
            <ButtonLink href={sectionHref('demo')} variant="outline">
              {copy.watchDemo}
            </ButtonLink>
          </div>
          <p className={styles.note}>{copy.note}</p>
        </div>
        {copy.claims.length > 0 && (
          <dl className={styles.claims}>
            {copy.claims.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <Gateway className={styles.board}>
          <Scene name="hero-board" alt={copy.board} />
        </Gateway>
      </div>
      <TerraceLines filled className={styles.ground} />
    </section>
  );
}
