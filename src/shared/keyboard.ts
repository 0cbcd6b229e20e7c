type Modifiers = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether Alt, Ctrl, Meta or Shift is held, which gives a key or a click another meaning. Alt+ArrowLeft goes back. */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/**
 * How far an arrow key moves in the direction of writing: one on, one back, or 0 for any other key.
 * From right to left, the left key moves on.
 */
export function arrowStep(key: string): -1 | 0 | 1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  const next = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  return key === next ? 1 : -1;
}
