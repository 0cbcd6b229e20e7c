/** Facts that copy refers to as `{{name}}`, so that each is stated in one place only. */
export type Facts = Readonly<Record<string, string>>;

/** Thrown when copy names a fact that does not exist. */
export class UnknownFactError extends Error {
  override name = 'UnknownFactError';
}

/**
 * Replaces each `{{name}}` with the fact of that name.
 * @throws {UnknownFactError} on an unknown name, listing the known ones, and on unpaired braces.
 */
export function fillFacts(text: string, facts: Facts): string {
  const placeholder = /\{\{[ \t]*([^{}\n]*?)[ \t]*\}\}/g;
  if (/\{\{|\}\}/.test(text.replaceAll(placeholder, ''))) {
    throw new UnknownFactError('write a fact with two braces on each side, such as {{brand}}.');
  }
  return text.replaceAll(placeholder, (_, name: string) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
    if (fact !== undefined) return fact;
    const known = Object.keys(facts).toSorted().join(', ') || 'not available in this file';
    throw new UnknownFactError(`there is no fact {{${name}}}; the facts are ${known}.`);
  });
}
