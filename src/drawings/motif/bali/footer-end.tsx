import { Gate } from './gate.tsx';
import { Ground } from './ground.tsx';
import styles from './footer-end.module.css';

/** The gate again, large, at the end of each page. */
export function FooterEnd() {
  return (
    <div className={styles.gate}>
      <Ground className={styles.ground} />
      <Gate door={250} height={84} />
    </div>
  );
}
