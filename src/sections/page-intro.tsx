import type { Intro } from '../content/fields/page-parts.ts';
import { Ground } from '@motif/ground.tsx';
import { PageView } from '@motif/page-view.tsx';
import type { ViewName } from '../drawings/motif/props.ts';
import styles from './page-intro.module.css';

interface PageIntroProps extends Intro {
  /** The page whose picture is beside the text. */
  view: ViewName;
  /** Whether the view is left out on phones, on pages whose first control should be on the first screen. */
  isCompact?: boolean;
}

/** The top of an inner page: eyebrow, h1 and lead beside a picture. */
export function PageIntro({ eyebrow, heading, lead, view, isCompact = false }: PageIntroProps) {
  return (
    <div className={`${styles.intro} ${isCompact ? styles.compact : ''}`.trim()}>
      <div className={styles.content}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <h1>{heading}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <PageView of={view} className={styles.view} />
      </div>
      <Ground className={styles.ground} />
    </div>
  );
}
