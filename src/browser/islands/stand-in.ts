import { anyField, isNews, sayIn, type Field } from './fields.ts';

const controls = `a, button, ${anyField}`;

/**
 * Watches over what stands in an island. Where a translator or an extension has changed what was
 * delivered, React throws it away and draws its own: what the visitor typed, chose and focused goes
 * along. And where its code breaks, React leaves nothing: what stood there is put back.
 * @param onBroken told when that has happened.
 * @returns for a control, the one that has taken its place, or itself.
 */
export function standIn(island: HTMLElement, onBroken: () => void): (control: Element) => Element {
  let standing = [...island.childNodes];
  let focused = document.activeElement;
  island.addEventListener('focusin', ({ target }) => (focused = target as Element));
  const successors = new WeakMap<Element, Element>();

  new MutationObserver((records) => {
    const [first] = standing;
    if (!first || !records.some(({ removedNodes }) => [...removedNodes].includes(first))) return;
    if (!island.firstElementChild) {
      island.replaceChildren(...standing);
      onBroken();
      return;
    }
    const old = controlsIn(standing);
    standing = [...island.childNodes];
    for (const [index, control] of controlsIn(standing).entries()) {
      const before = old[index];
      if (before?.localName !== control.localName) break;
      successors.set(before, control);
      if (before === focused && document.activeElement === document.body)
        control.focus({ preventScroll: true });
      if (control.matches(anyField) && isNews(before as Field))
        sayIn(control as Field, before as Field);
    }
  }).observe(island, { childList: true });

  return (control) => successors.get(control) ?? control;
}

function controlsIn(nodes: readonly Node[]): HTMLElement[] {
  return nodes.flatMap((node) =>
    node instanceof Element ? [...node.querySelectorAll<HTMLElement>(controls)] : [],
  );
}
