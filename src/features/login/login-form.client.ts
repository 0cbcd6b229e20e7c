/** Makes the demo's login form work: it logs the email (never the password) and shows the notice. */
export function startLoginForm(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-login]');
  const password = form?.querySelector<HTMLInputElement>('[name=password]');
  const setShown = (isShown: boolean) => {
    if (password) password.type = isShown ? 'text' : 'password';
  };
  // login.module.css switches the button's label by the field's type.
  form
    ?.querySelector('[data-show-password]')
    ?.addEventListener('click', () => setShown(password?.type === 'password'));

  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    // Browsers may remember what was submitted as plain text.
    setShown(false);
    // oxlint-disable-next-line no-console -- the specified behavior; the password is never logged
    console.log('Login form', { email: new FormData(form).get('email') });
    // oxlint-disable-next-line no-alert -- the specified behavior
    alert(form.getAttribute('data-login'));
  });

  // The link leads nowhere, as specified; the answer says so.
  const forgotPassword = form?.querySelector('[data-forgot]');
  const answer = form?.querySelector('output');
  forgotPassword?.addEventListener('click', () => {
    if (answer) answer.textContent = forgotPassword.getAttribute('data-forgot');
  });
}
