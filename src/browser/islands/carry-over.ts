import { formFieldSelector, type Field } from '../form-fields.ts';
import { isChanged, setField } from './field-values.ts';

const controls = `a, button, ${formFieldSelector}`;

/**
 * Where a translator or an extension has changed the server's HTML, React 19 discards it and renders its
 * own. Carries over what the visitor typed, chose and focused; where nothing was discarded, does nothing.
 * @param original what was in the island before hydration.
 * @param focused the element that had the focus then.
 * @returns for a control, the one that has replaced it, or itself.
 */
export function carryOver(
  original: readonly Node[],
  island: HTMLElement,
  focused: Element | null,
): (control: Element) => Element {
  const successors = new Map<Element, Element>();
  if (original.every((node) => node.isConnected)) return (control) => control;
  const old = controlsIn(original);
  for (const [index, control] of controlsIn(island.childNodes).entries()) {
    const before = old[index];
    if (before?.localName !== control.localName) break;
    successors.set(before, control);
    if (before === focused && document.activeElement === document.body)
      control.focus({ preventScroll: true });
    if (control.matches(formFieldSelector) && isChanged(before as Field))
      setField(control as Field, before as Field);
  }
  return (control) => successors.get(control) ?? control;
}

function controlsIn(nodes: Iterable<Node>): HTMLElement[] {
  return [...nodes].flatMap((node) =>
    node instanceof Element ? [...node.querySelectorAll<HTMLElement>(controls)] : [],
  );
}
