import type { QueryFunction } from '@tanstack/query-core';
import { createJsonQuery, createQueryClient } from './query-client.ts';

/** The response of a status page, in the format of Statuspage's `/api/v2/status.json`. */
interface StatusAnswer {
  /** The indicator `none` means that everything works. */
  status: { indicator: string; description: string };
}

/** Requests and shows the status. @throws if there is no response, or one in another format. */
async function showStatus(line: HTMLElement): Promise<void> {
  const queryKey = [line.dataset['statusUrl']];
  // A hosted status page can be read by any site, which browsers allow only without credentials.
  const queryFn = createJsonQuery('throw', 'omit') as QueryFunction<StatusAnswer>;
  const { status } = await createQueryClient().query({ queryKey, queryFn });
  const link = line.querySelector('a');
  if (!link || !status.description.trim()) return;
  link.dataset['indicator'] = status.indicator;
  link.append(` ${status.description}`);
  link.hidden = false;
}

const line = document.querySelector<HTMLElement>('[data-status-url]');
// Without a status, the line stays hidden.
if (line) showStatus(line).catch(() => {});
