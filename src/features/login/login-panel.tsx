import type { ReactNode } from 'react';
import { markSvg } from '../../config/mark.ts';
import { productLinks } from '../../config/site.ts';
import { hook } from '../../shared/hooks.ts';
import { signUpHook } from '../../shared/sign-up-hooks.ts';
import type { LoginCopy } from './login-copy.ts';
import { Gateway } from '../../illustrations/place/gate.tsx';
import { Mark } from '../../ui/mark.tsx';
import { newTab } from '../../ui/new-tab.ts';
import { TerraceLines } from '../../illustrations/place/terrace-lines.tsx';
import styles from './login-panel.module.css';

/** The login page: an introduction, the form and a link to sign up. */
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
              <a href={productLinks.auth} {...hook(signUpHook)} {...newTab}>
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
