const controls = 'input, select, textarea, button, a, summary, details, [tabindex]';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (control: Element): control is Field => control.matches('input, select, textarea');

const isChoice = (control: Element): control is HTMLInputElement =>
  control.matches('[type=radio], [type=checkbox]');

/** The controls in an island by what stays the same when it is rendered again: kind, name and position. */
function controlsIn(island: HTMLElement): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const control of island.querySelectorAll<HTMLElement>(controls)) {
    const value = isChoice(control) ? control.value : '';
    const kind = [control.localName, control.getAttribute('name'), value].join(' ');
    let position = 0;
    while (found.has(`${kind} ${position}`)) position += 1;
    found.set(`${kind} ${position}`, control);
  }
  return found;
}

function copyState(from: HTMLElement, to: HTMLElement): void {
  if (isChoice(from) && isChoice(to)) to.checked = from.checked;
  else if (isField(from) && isField(to)) to.value = from.value;
  else if (from instanceof HTMLDetailsElement) to.toggleAttribute('open', from.open);
}

/** Moves the focus, and the caret where its position can be read: in an email field it goes to the end. */
function moveFocus(from: HTMLElement, to: HTMLElement): void {
  to.focus({ preventScroll: true });
  if (!isField(from) || from instanceof HTMLSelectElement || from.selectionStart === null) return;
  const { selectionStart, selectionEnd, selectionDirection } = from;
  (to as HTMLInputElement).setSelectionRange(
    selectionStart,
    selectionEnd,
    selectionDirection ?? undefined,
  );
}

/**
 * Remembers what a visitor has typed, chosen and focused in an island.
 * @returns a function that puts it back if the island's elements were replaced meanwhile.
 */
export function keepFields(island: HTMLElement): () => void {
  const before = controlsIn(island);
  let focused = document.activeElement;
  const followFocus = ({ target }: FocusEvent) => {
    focused = target as Element;
  };
  island.addEventListener('focusin', followFocus);
  return () => {
    island.removeEventListener('focusin', followFocus);
    const after = controlsIn(island);
    for (const [key, control] of before) {
      const replacement = after.get(key);
      if (control.isConnected || !replacement) continue;
      copyState(control, replacement);
      if (control === focused && document.activeElement === document.body)
        moveFocus(control, replacement);
    }
  };
}
