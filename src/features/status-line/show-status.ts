import * as z from 'zod/mini';
import { createQueryClient } from './query-client.ts';

/**
 * What a status page answers, in the format of Statuspage's `/api/v2/status.json`. `none` means that
 * everything works.
 */
const answerSchema = z.object({
  status: z.object({
    indicator: z.enum(['none', 'minor', 'major', 'critical', 'maintenance']),
    description: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  }),
});

/**
 * Requests the product's status and shows it in the status line.
 * @throws if there is no answer, or one of another kind.
 */
export async function showStatus(line: HTMLElement): Promise<void> {
  const queryKey = [line.getAttribute('data-status-url')];
  const { status } = answerSchema.parse(await createQueryClient().query({ queryKey }));
  const link = line.querySelector('a');
  if (!link) return;
  link.dataset['indicator'] = status.indicator;
  link.append(` ${status.description}`);
  link.hidden = false;
}
