import type { StageProps } from '../props.ts';
import { Gate } from './gate.tsx';
import styles from './stage.module.css';

/** Shows its children in front of the gate, with the sun just above them. */
export function Stage({ of, className = '', children }: StageProps) {
  const hero = of === 'hero' ? styles.hero : '';
  return (
    <div className={[styles.stage, hero, className].filter(Boolean).join(' ')}>
      <Gate height={900} className={styles.behind}>
        <circle className={styles.sun} cy="48" r="25" />
      </Gate>
      {children}
    </div>
  );
}
