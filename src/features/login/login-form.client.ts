/** Makes the demo login form work: it logs the email (never the password) and shows a notice. */
export function startLoginForm(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-login]');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
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
