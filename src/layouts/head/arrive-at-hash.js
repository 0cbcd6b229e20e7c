{
  const { hash, pathname, search } = location;
  const [arrival] = performance.getEntriesByType('navigation');
  if (hash && arrival.type === 'navigate') {
    let hasMoved = false;
    const noticeMove = () => {
      hasMoved = true;
    };
    const restore = () => {
      if (!location.hash) history.replaceState(null, '', pathname + location.search + hash);
    };
    const arrive = () => {
      removeEventListener('pagehide', restore);
      if (hasMoved) {
        restore();
        return;
      }
      const { style } = document.documentElement;
      style.scrollBehavior = 'smooth';
      location.replace(hash);
      requestAnimationFrame(() => requestAnimationFrame(() => (style.scrollBehavior = '')));
    };
    const wait = () => setTimeout(arrive, 300);
    history.replaceState(null, '', pathname + search);
    for (const sign of ['wheel', 'keydown', 'pointerdown']) addEventListener(sign, noticeMove);
    addEventListener('pagehide', restore);
    addEventListener('load', () => {
      if (document.prerendering) document.addEventListener('prerenderingchange', wait);
      else wait();
    });
  }
}
