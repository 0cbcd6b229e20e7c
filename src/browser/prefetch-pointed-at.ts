const fetched = new Set([location.pathname]);

function prefetch({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
  if (!link || fetched.has(link.pathname)) return;
  fetched.add(link.pathname);
  // Not a link of rel=prefetch: Firefox holds those against the policy's default-src, Safari knows none.
  fetch(link.pathname, { priority: 'low' }).catch(() => fetched.delete(link.pathname));
}

for (const sign of ['pointerover', 'focusin', 'touchstart']) {
  addEventListener(sign, prefetch, { passive: true });
}
