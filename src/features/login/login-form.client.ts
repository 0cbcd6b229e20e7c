/** Makes the demo login form work: it logs the email (never the password) and shows a notice. */
export function startLoginForm(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-login]');
  const password = form?.querySelector<HTMLInputElement>('[name=password]');
  const setShown = (isShown: boolean) => {
    if (password) password.type = isShown ? 'text' : 'password';
  };
  // login.module.css switches the label of the button based on the type of the field.
  form
    ?.querySelector('[data-show-password]')
    ?.addEventListener('click', () => setShown(password?.type === 'password'));

  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    // Browsers may remember text from a plain text field after it is submitted.
    setShown(false);
    // oxlint-disable-next-line no-console -- the specified behavior; the password is never logged
    console.log('Login form', { email: new FormData(form).get('email') });
    // oxlint-disable-next-line no-alert -- the specified behavior
    alert(form.getAttribute('data-login'));
  });

  // As specified, the link leads nowhere. The answer says so.
  const forgotPassword = form?.querySelector('[data-forgot]');
  const answer = form?.querySelector('output');
  forgotPassword?.addEventListener('click', () => {
    if (answer) answer.textContent = forgotPassword.getAttribute('data-forgot');
  });
}
