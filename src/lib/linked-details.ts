/** Opens the question that the address points at, on arrival and when a link leads to it. */
export function startLinkedDetails(): void {
  const openTarget = () => {
    document.querySelector('details:target')?.setAttribute('open', '');
  };
  addEventListener('hashchange', openTarget);
  openTarget();
}
