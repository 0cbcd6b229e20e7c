/** Opens the question that the address points at, on arrival and when a link leads to it. */
export function startLinkedDetails(): void {
  const openTarget = () => {
    const details = document.querySelector<HTMLDetailsElement>('details:target');
    if (details) details.open = true;
  };
  addEventListener('hashchange', openTarget);
  openTarget();
}
