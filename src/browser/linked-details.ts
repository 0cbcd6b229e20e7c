/** Opens the question that the address points at. */
export function openLinkedDetails(): void {
  document.querySelector('details:target')?.setAttribute('open', '');
}

/** Opens the question that the address points at, on arrival and whenever that changes. */
export function startLinkedDetails(): void {
  addEventListener('hashchange', openLinkedDetails);
  openLinkedDetails();
}
