import { parseServiceStatus } from './service-status.ts';
import { createQueryClient, jsonQuery } from './query-client.ts';

/** Status pages let any origin read them, which browsers allow only where no cookies go along. */
const queryFn = jsonQuery({ credentials: 'omit' });

/**
 * Asks the address that the footer's status line names, and shows what it answers.
 * @throws if it does not answer, or not with JSON.
 */
export async function showStatus(line: HTMLElement): Promise<void> {
  const queryKey = [line.dataset['statusUrl']];
  const status = parseServiceStatus(await createQueryClient().query({ queryKey, queryFn }));
  const link = line.querySelector('a');
  if (!status || !link) return;
  link.dataset['indicator'] = status.indicator;
  link.append(` ${status.description}`);
  link.hidden = false;
}
