import type { Content } from '../../content/read-content.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import styles from './login-form.module.css';
import text from '../../ui/text.module.css';

/**
 * The demo's login form. Its method is `dialog`, so that without a script it submits nothing and no
 * password can end up in an address. login-form.client.ts makes it work.
 */
export function LoginForm({ content }: { content: Content }) {
  const copy = content.pages.login;
  return (
    <form
      method="dialog"
      className={styles.form}
      // A shown password is a text field, which phones would capitalize.
      autoCapitalize="none"
      data-login={copy.demoNotice}
    >
      <TextField label={copy.email} name="email" type="email" autoComplete="username" required />
      <TextField
        label={copy.password}
        name="password"
        type="password"
        autoComplete="current-password"
        spellCheck={false}
        required
      />
      <div className={styles.aids}>
        <button type="button" className={`${text.link} needs-script`} data-show-password="">
          <span className={styles.show}>{copy.showPassword}</span>
          <span className={styles.hide}>{copy.hidePassword}</span>
        </button>
        <button type="button" className={text.link} data-forgot={copy.forgotPasswordAnswer}>
          {copy.forgotPassword}
        </button>
        <output />
      </div>
      <Button type="submit">{copy.submit}</Button>
      <p className="without-script">{copy.withoutScript}</p>
    </form>
  );
}
