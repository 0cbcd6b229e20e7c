/** How far below the screen the line is when its code is loaded. */
const preloadMargin = '400px';

const line = document.querySelector<HTMLElement>('[data-status-url]');
if (line) {
  const observer = new IntersectionObserver(
    async ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      try {
        const { showStatus } = await import('./show-status.ts');
        await showStatus(line);
      } catch {
        // No status is available: the line stays hidden.
      }
    },
    { rootMargin: preloadMargin },
  );
  observer.observe(line);
}
