/** Answers the demo's log-in form: logs the email (never the password) and shows the notice. */
export function startLoginForm(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-login]');
  const password = form?.querySelector<HTMLInputElement>('[name=password]');
  const show = (isShown: boolean) => {
    if (password) password.type = isShown ? 'text' : 'password';
  };
  // Its words follow from the field's type (login-form.module.css).
  form
    ?.querySelector('[data-reveal]')
    ?.addEventListener('click', () => show(password?.type === 'password'));

  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    // Browsers remember what was sent as text.
    show(false);
    // oxlint-disable-next-line no-console -- the specified behaviour; the password stays out of it
    console.log('Login form', { email: new FormData(form).get('email') });
    // oxlint-disable-next-line no-alert -- the specified behaviour
    alert(form.dataset['notice']);
  });

  // The link leads nowhere, as specified; someone who cannot see that is told so.
  const forgotPassword = form?.querySelector<HTMLElement>('[data-forgot]');
  const answer = form?.querySelector('output');
  forgotPassword?.addEventListener('click', () => {
    if (answer) answer.textContent = forgotPassword.dataset['forgot'] ?? '';
  });
}
