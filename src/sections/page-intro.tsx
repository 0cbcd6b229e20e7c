import type { Intro } from '../content/schemas/page.ts';
import { TerraceLines } from '../illustrations/place/terrace-lines.tsx';
import { GateView, type ViewName } from '../illustrations/place/gate-view.tsx';
import styles from './page-intro.module.css';

interface PageIntroProps extends Intro {
  /** What is seen through the gate beside the words. */
  view: ViewName;
}

/** The opening of an inner page: eyebrow, h1 and lead beside a view through the gate. */
export function PageIntro({ eyebrow, heading, lead, view }: PageIntroProps) {
  return (
    <div className={styles.intro}>
      <div className={styles.content}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <h1>{heading}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <GateView of={view} className={styles.view} />
      </div>
      <TerraceLines filled className={styles.ground} />
    </div>
  );
}
