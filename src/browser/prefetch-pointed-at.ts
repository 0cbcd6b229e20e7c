const fetched = new Set([location.pathname]);

function prefetch({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
  if (!link || fetched.has(link.pathname)) return;
  fetched.add(link.pathname);
  // Not <link rel=prefetch>: Firefox checks it against the policy's default-src, Safari ignores it.
  fetch(link.pathname, { priority: 'low' }).catch(() => fetched.delete(link.pathname));
}

for (const type of ['pointerover', 'focusin', 'touchstart']) {
  addEventListener(type, prefetch, { passive: true });
}
