import type { ReactNode } from 'react';
import { markSvg } from '../../config/mark.ts';
import { productLinks } from '../../config/site.ts';
import { leadsToSignUp } from '../../shared/trial-marks.ts';
import type { LoginCopy } from '../../content/schemas/page.ts';
import { Gateway } from '../../illustrations/place/gate.tsx';
import { Mark } from '../../ui/mark.tsx';
import { newTab } from '../../ui/new-tab.ts';
import { TerraceLines } from '../../illustrations/place/terrace-lines.tsx';
import styles from './login-panel.module.css';

/** The log-in page: what it is, its form, and the way to an account. */
export function LoginPanel({ copy, children }: { copy: LoginCopy; children?: ReactNode }) {
  return (
    <div className={styles.page}>
      <div className={styles.content}>
        <div className={styles.intro}>
          <p className={styles.eyebrow}>{copy.intro.eyebrow}</p>
          <h1>{copy.intro.heading}</h1>
          <p className={styles.lead}>{copy.intro.lead}</p>
        </div>
        <Gateway>
          <div className={styles.panel}>
            <div className={styles.mark}>
              <Mark svg={markSvg} />
            </div>
            {children}
            <p className={styles.signUp}>
              {copy.signUpQuestion}{' '}
              <a href={productLinks.auth} {...leadsToSignUp} {...newTab}>
                {copy.signUp}
              </a>
            </p>
          </div>
        </Gateway>
      </div>
      <TerraceLines filled className={styles.ground} />
    </div>
  );
}
