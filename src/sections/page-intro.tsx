import type { Intro } from '../content/fields/page-parts.ts';
import { TerraceLines } from '../illustrations/place/terrace-lines.tsx';
import { GateView, type ViewName } from '../illustrations/place/gate-view.tsx';
import styles from './page-intro.module.css';

interface PageIntroProps extends Intro {
  /** The view through the gate beside the text. */
  view: ViewName;
  /** Whether the view is left out on phones, on pages whose first control should be on the first screen. */
  isCompact?: boolean;
}

/** The top of an inner page: eyebrow, h1 and lead beside a view through the gate. */
export function PageIntro({ eyebrow, heading, lead, view, isCompact = false }: PageIntroProps) {
  return (
    <div className={`${styles.intro} ${isCompact ? styles.compact : ''}`.trim()}>
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
