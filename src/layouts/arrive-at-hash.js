{
  const { hash, pathname, search } = location;
  const [arrival] = performance.getEntriesByType('navigation');
  if (hash && arrival?.type === 'navigate') {
    let hasMoved = false;
    const noticeMove = () => {
      hasMoved = true;
    };
    const signs = ['wheel', 'touchmove', 'keydown', 'pointerdown'];
    const restore = () => {
      if (!location.hash) history.replaceState(null, '', pathname + location.search + hash);
    };
    const arrive = () => {
      removeEventListener('pagehide', restore);
      for (const sign of signs) removeEventListener(sign, noticeMove);
      if (hasMoved) restore();
      else location.replace(hash);
    };
    const wait = () => setTimeout(arrive, 300);
    history.replaceState(null, '', pathname + search);
    for (const sign of signs) addEventListener(sign, noticeMove, { passive: true });
    addEventListener('pagehide', restore);
    addEventListener('load', () => {
      if (document.prerendering) document.addEventListener('prerenderingchange', wait);
      else wait();
    });
  }
}
