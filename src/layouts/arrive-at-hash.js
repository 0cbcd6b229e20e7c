{
  const { hash, pathname, search } = location;
  const [arrival] = performance.getEntriesByType('navigation');
  if (hash && arrival?.type === 'navigate') {
    const signs = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'pagehide'];
    let isPending = true;
    const settle = () => {
      isPending = false;
      for (const sign of signs) removeEventListener(sign, giveUp, true);
    };
    const giveUp = () => {
      settle();
      history.replaceState(null, '', pathname + search + hash);
    };
    const goToSection = () =>
      setTimeout(() => {
        if (!isPending) return;
        settle();
        location.replace(hash);
      }, 300);
    const whenVisible = () => {
      if (!document.prerendering) goToSection();
      else document.addEventListener('prerenderingchange', goToSection, { once: true });
    };
    history.replaceState(null, '', pathname + search);
    for (const sign of signs) addEventListener(sign, giveUp, true);
    addEventListener('load', whenVisible, { once: true });
  }
}
