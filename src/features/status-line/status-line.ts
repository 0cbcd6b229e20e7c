/** How far below the screen the line is when its code is fetched. */
const approach = '400px';

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
        // The status cannot be had: the line stays empty, and the page is whole without it.
      }
    },
    { rootMargin: approach },
  );
  observer.observe(line);
}
