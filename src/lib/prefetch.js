const fetched = new Set([location.pathname]);
const prefetch = ({ target }) => {
  const link = target.closest?.('a[href^="/"]');
  if (!link || fetched.has(link.pathname)) return;
  fetched.add(link.pathname);
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'prefetch', href: link.pathname }),
  );
};
for (const sign of ['pointerover', 'focusin', 'touchstart']) {
  addEventListener(sign, prefetch, { passive: true });
}
