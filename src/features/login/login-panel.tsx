import { markSvg } from '../../config/mark.ts';
import { productLinksIn } from '../../config/site.ts';
import type { Content } from '../../content/read-content.ts';
import { Stage } from '../../drawings/place.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Ground } from '../../ui/ground.tsx';
import { Mark } from '../../ui/mark.tsx';
import { newTab } from '../../ui/new-tab.ts';
import form from './login-form.module.css';
import styles from './login-panel.module.css';
import card from '../../ui/card.module.css';
import ground from '../../ui/ground.module.css';
import text from '../../ui/text.module.css';

/**
 * The login page: an introduction, the demo's form and a link to sign up. The form's method is `dialog`, so
 * that without a script it submits nothing and no password can end up in an address. login-form.client.ts
 * makes it work.
 */
export function LoginPanel({ content }: { content: Content }) {
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
            <form
              method="dialog"
              className={form.form}
              // A shown password is a text field, which phones would capitalize.
              autoCapitalize="none"
              data-login={copy.demoNotice}
            >
              <TextField
                label={copy.email}
                name="email"
                type="email"
                autoComplete="username"
                required
              />
              <TextField
                label={copy.password}
                name="password"
                type="password"
                autoComplete="current-password"
                spellCheck={false}
                required
              />
              <div className={form.aids}>
                <button type="button" className={`${text.link} needs-script`} data-show-password="">
                  <span className={form.show}>{copy.showPassword}</span>
                  <span className={form.hide}>{copy.hidePassword}</span>
                </button>
                <button type="button" className={text.link} data-forgot={copy.forgotPasswordAnswer}>
                  {copy.forgotPassword}
                </button>
                <output />
              </div>
              <Button type="submit">{copy.submit}</Button>
              <p className="without-script">{copy.withoutScript}</p>
            </form>
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
