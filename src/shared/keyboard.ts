type Modifiers = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether Alt, Ctrl, Meta or Shift is pressed, which changes what a key or click does: Alt+ArrowLeft goes back. */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/** The step of an arrow key: 1 for right, -1 for left, 0 for any other key. */
export function getArrowStep(key: string): -1 | 0 | 1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  return key === 'ArrowRight' ? 1 : -1;
}
