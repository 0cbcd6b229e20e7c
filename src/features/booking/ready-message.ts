/**
 * Whether a message says that the booking widget works. Any page may send any message: only one
 * from the product's origin and from this very frame counts, and no other is as much as unpacked.
 */
export function isReadyMessage(
  message: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  productOrigin: string,
  frameWindow: MessageEventSource | null | undefined,
): boolean {
  const { origin, source } = message;
  if (!frameWindow || source !== frameWindow || origin !== productOrigin) return false;
  const { data } = message;
  if (typeof data === 'object' && data !== null) return 'type' in data && data.type === 'ready';
  return data === 'ready';
}
