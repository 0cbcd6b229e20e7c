{
  const { hash, pathname } = location;
  // A mocked clock in a test has no such entry.
  const { type } = performance.getEntriesByType('navigation')[0] ?? { type: 'navigate' };
  // The browser restores where the visitor was, for which it needs the heights of all sections.
  if (type !== 'navigate') document.documentElement.dataset.laidOut = '';
  if (hash && type === 'navigate') {
    const setHash = (to) => history.replaceState(null, '', pathname + location.search + to);
    const restore = () => location.hash || setHash(hash);
    let hasMoved = false;
    const arrive = () => {
      removeEventListener('pagehide', restore);
      if (hasMoved) return restore();
      const { dataset, style } = document.documentElement;
      dataset.laidOut = '';
      style.scrollBehavior = 'smooth';
      location.replace(hash);
      requestAnimationFrame(() => requestAnimationFrame(() => (style.scrollBehavior = '')));
    };
    const wait = () => setTimeout(arrive, 300);
    setHash('');
    for (const sign of ['wheel', 'keydown', 'pointerdown'])
      addEventListener(sign, () => (hasMoved = true));
    addEventListener('pagehide', restore);
    addEventListener('load', () => {
      if (document.prerendering) document.addEventListener('prerenderingchange', wait);
      else wait();
    });
  }
}
