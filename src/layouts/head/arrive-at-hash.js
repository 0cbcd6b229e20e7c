// A visitor who opens /#pricing sees the top of the page first; 300 ms after load, the page scrolls to the section.
// The browser would jump there at once, so the hash is taken out of the address until then. Back, forward and reload
// return to where the visitor was. After a scroll, click or key before the 300 ms are over, only the hash returns,
// with the query that the calculator may have written.
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
