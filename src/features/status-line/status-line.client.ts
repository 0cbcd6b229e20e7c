import type { QueryFunction } from '@tanstack/query-core';

/** The response of a status page, in the format of Statuspage's `/api/v2/status.json`. */
interface StatusAnswer {
  /** The indicator `none` means that everything works. */
  status: { indicator: string; description: string };
}

/** How far below the viewport the line is when the status is requested. */
const preloadMargin = '400px';

/** Requests and shows the status. @throws if there is no response, or one in another format. */
async function showStatus(line: HTMLElement): Promise<void> {
  const { createQueryClient, createJsonQuery: jsonQuery } = await import('./query-client.ts');
  const queryKey = [line.dataset['statusUrl']];
  // A hosted status page can be read by any site, which browsers allow only without credentials.
  const queryFn = jsonQuery('throw', 'omit') as QueryFunction<StatusAnswer>;
  const { status } = await createQueryClient().query({ queryKey, queryFn });
  const link = line.querySelector('a');
  if (!link || !status.description.trim()) return;
  link.dataset['indicator'] = status.indicator;
  link.append(` ${status.description}`);
  link.hidden = false;
}

const line = document.querySelector<HTMLElement>('[data-status-url]');
if (line) {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      // Without a status, the line stays hidden.
      showStatus(line).catch(() => {});
    },
    { rootMargin: preloadMargin },
  );
  observer.observe(line);
}
