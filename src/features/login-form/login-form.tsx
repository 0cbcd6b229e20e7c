import type { LoginCopy } from '../../domain/page.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import styles from './login-form.module.css';

/**
 * The demo's log-in form. Its method is `dialog`, so that without a script it submits to nowhere
 * and no password can reach an address; `login-form.client.ts` answers it.
 */
export function LoginForm({ copy }: { copy: LoginCopy }) {
  return (
    <form method="dialog" className={styles.form} data-login="" data-notice={copy.demoNotice}>
      <TextField label={copy.email} name="email" type="email" autoComplete="username" required />
      <TextField
        label={copy.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <button type="button" className={styles.forgot} data-forgot={copy.forgotPasswordAnswer}>
        {copy.forgotPassword}
      </button>
      <output className="visually-hidden" />
      <Button type="submit">{copy.submit}</Button>
      <p className="without-script">{copy.withoutScript}</p>
    </form>
  );
}
