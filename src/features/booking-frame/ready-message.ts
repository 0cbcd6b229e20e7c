/**
 * Whether a message says that the booking widget works. Any page may send any message: only one
 * from the product's origin and from this very frame counts.
 */
export function isReadyMessage(
  { origin, source, data }: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  productOrigin: string,
  frameWindow: MessageEventSource | null | undefined,
): boolean {
  if (!frameWindow || source !== frameWindow || origin !== productOrigin) return false;
  if (typeof data === 'object' && data !== null) return 'type' in data && data.type === 'ready';
  return data === 'ready';
}
