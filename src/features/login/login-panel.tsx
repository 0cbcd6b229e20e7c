import type { ReactNode } from 'react';
import { markSvg } from '../../config/mark.ts';
import { productLinksIn } from '../../config/site.ts';
import type { Content } from '../../content/read-content.ts';
import { Stage } from '../../drawings/place.tsx';
import { Ground } from '../../ui/ground.tsx';
import { Mark } from '../../ui/mark.tsx';
import { newTab } from '../../ui/new-tab.ts';
import styles from './login-panel.module.css';
import card from '../../ui/card.module.css';
import ground from '../../ui/ground.module.css';
import text from '../../ui/text.module.css';

/** The login page: an introduction, the form and a link to sign up. */
export function LoginPanel({ content, children }: { content: Content; children?: ReactNode }) {
  const copy = content.pages.login;
  return (
    <div className={ground.grounded}>
      <div className={`${ground.content} ${styles.content}`}>
        <div className={ground.words}>
          <p className={text.eyebrow}>{copy.intro.eyebrow}</p>
          <h1>{copy.intro.heading}</h1>
          <p className={text.lead}>{copy.intro.lead}</p>
        </div>
        <Stage>
          <div className={card.card}>
            <div className={styles.mark}>
              <Mark svg={markSvg} />
            </div>
            {children}
            <p className={`${text.note} ${styles.signUp}`}>
              {copy.signUpQuestion}{' '}
              <a href={productLinksIn(content.language.code).auth} data-sign-up="" {...newTab}>
                {copy.signUp}
              </a>
            </p>
          </div>
        </Stage>
      </div>
      <Ground />
    </div>
  );
}
