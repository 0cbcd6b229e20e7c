/** Opens the FAQ entry that the address's hash points at. */
export function openLinkedDetails(): void {
  document.querySelector('details:target')?.setAttribute('open', '');
}

/** Opens the FAQ entry that the hash points at, now and whenever the hash changes. */
export function startLinkedDetails(): void {
  addEventListener('hashchange', openLinkedDetails);
  openLinkedDetails();
}
