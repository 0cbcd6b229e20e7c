const fetched = new Set([location.pathname]);

function prefetch({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
  if (!link || fetched.has(link.pathname)) return;
  fetched.add(link.pathname);
  const hint = Object.assign(document.createElement('link'), {
    rel: 'prefetch',
    href: link.pathname,
  });
  document.head.append(hint);
}

for (const sign of ['pointerover', 'focusin', 'touchstart']) {
  addEventListener(sign, prefetch, { passive: true });
}
