/**
 * Whether a message reports that the booking widget is ready. Any page can send messages, so only one
 * from the product's origin and this frame counts; the data of others is not read.
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
