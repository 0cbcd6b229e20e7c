/** Markup that needs no further escaping. Only `html` makes it. */
export class SafeHtml {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

type Slot = SafeHtml | string | number | boolean | null | undefined | readonly Slot[];

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for element content and quoted attribute values. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Template tag for markup: escapes values, joins lists, prints nothing for false or null. */
export function html(strings: TemplateStringsArray, ...slots: readonly Slot[]): SafeHtml {
  return new SafeHtml(strings.reduce((text, part, index) => text + fill(slots[index - 1]) + part));
}

function fill(slot: Slot): string {
  if (slot instanceof SafeHtml) return slot.text;
  if (Array.isArray(slot)) return slot.map(fill).join('');
  if (typeof slot === 'string' || typeof slot === 'number') return escapeHtml(String(slot));
  return '';
}
