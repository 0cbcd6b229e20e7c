import { parseServiceStatus } from './service-status.ts';
import { createQueryClient, jsonQuery } from './query-client.ts';

/** Status pages allow any origin, which browsers accept only for requests without cookies. */
const queryFn = jsonQuery({ credentials: 'omit' });

/**
 * Requests the product's status and shows it in the status line.
 * @throws if there is no answer, or the answer is not JSON.
 */
export async function showStatus(line: HTMLElement): Promise<void> {
  const queryKey = [line.getAttribute('data-status-url')];
  const status = parseServiceStatus(await createQueryClient().query({ queryKey, queryFn }));
  const link = line.querySelector('a');
  if (!status || !link) return;
  link.dataset['indicator'] = status.indicator;
  link.append(` ${status.description}`);
  link.hidden = false;
}
