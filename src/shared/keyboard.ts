type Modifiers = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether Alt, Ctrl, Meta or Shift is held, which gives a key or a click another meaning. Alt+ArrowLeft goes back. */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/** How far an arrow key moves: one on, one back, or 0 for any other key. */
export function arrowStep(key: string): -1 | 0 | 1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  return key === 'ArrowRight' ? 1 : -1;
}
