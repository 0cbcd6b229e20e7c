import type { LoginCopy } from '../../content/schemas/page.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import styles from './login-form.module.css';

/**
 * The demo's log-in form. Its method is `dialog`, so that without a script it submits to nowhere
 * and no password can reach an address; `login-form.client.ts` answers it.
 */
export function LoginForm({ copy }: { copy: LoginCopy }) {
  return (
    <form
      method="dialog"
      className={styles.form}
      // A password that is shown is a text: no phone may capitalize it, and no service spell it.
      autoCapitalize="none"
      data-login=""
      data-notice={copy.demoNotice}
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
        <button type="button" className="needs-script" data-reveal="">
          <span className={styles.show}>{copy.showPassword}</span>
          <span className={styles.hide}>{copy.hidePassword}</span>
        </button>
        <button type="button" data-forgot={copy.forgotPasswordAnswer}>
          {copy.forgotPassword}
        </button>
      </div>
      <output className="visually-hidden" />
      <Button type="submit">{copy.submit}</Button>
      <p className="without-script">{copy.withoutScript}</p>
    </form>
  );
}
