import type { Page } from '@playwright/test';

/**
 * Notes what a page requests from now on, as `GET http://…`; but not its icon, which the browser
 * fetches when it likes.
 */
export function noteRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/favicon.svg'))
      requests.push(`${request.method()} ${request.url()}`);
  });
  return requests;
}
