// On arrival at /#pricing, shows the top of the page first, and scrolls to the section 300 ms after load. The hash is
// removed until then, because browsers would jump there at once. Back, forward and reload keep the scroll position. If
// the visitor scrolls, clicks or types first, only the hash is restored, with any query that the calculator has added.
{
  const { hash, pathname } = location;
  const [visit] = performance.getEntriesByType('navigation');
  if (hash && visit?.type === 'navigate') {
    const setHash = (to) => history.replaceState(null, '', pathname + location.search + to);
    const restore = () => location.hash || setHash(hash);
    let hasMoved = false;
    const arrive = () => {
      removeEventListener('pagehide', restore);
      if (hasMoved) return restore();
      const { style } = document.documentElement;
      style.scrollBehavior = 'smooth';
      location.replace(hash);
      requestAnimationFrame(() => requestAnimationFrame(() => (style.scrollBehavior = '')));
    };
    setHash('');
    for (const type of ['wheel', 'keydown', 'pointerdown'])
      addEventListener(type, () => (hasMoved = true));
    addEventListener('pagehide', restore);
    addEventListener('load', () => setTimeout(arrive, 300));
  }
}
