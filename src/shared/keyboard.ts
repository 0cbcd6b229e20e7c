export type Modifiers = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a key is pressed together with Alt, Ctrl, Meta or Shift. Alt+ArrowLeft, for example, goes back. */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

const arrowSteps: ReadonlyMap<string, -1 | 1> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);

/**
 * How far an arrow key moves in the direction of writing: one on, one back, or 0 for any other key.
 * From right to left, the left key moves on.
 */
export function arrowStep(key: string): -1 | 0 | 1 {
  const step = arrowSteps.get(key) ?? 0;
  return step !== 0 && document.documentElement.dir === 'rtl' ? (-step as -1 | 1) : step;
}
