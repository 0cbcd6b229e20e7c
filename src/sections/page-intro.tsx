import type { Intro } from '../domain/page.ts';
import { TerraceLines } from '../ui/terrace-lines.tsx';
import styles from './page-intro.module.css';

/** The opening of an inner page: eyebrow, h1 and lead on the terrace lines. */
export function PageIntro({ eyebrow, heading, lead }: Intro) {
  return (
    <div className={styles.intro}>
      <TerraceLines className={styles.terraces} />
      <div className={styles.content}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
    </div>
  );
}
