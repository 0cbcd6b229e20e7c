/**
 * Opens sign-up for the trial form at its bare address. Without a script the form does it alone,
 * with a question mark behind the address for the fields that it does not send.
 */
export function startTrialForm(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-trial]');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    open(form.action, '_blank', 'noopener');
  });
}
