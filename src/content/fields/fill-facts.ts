/** Facts that copy refers to as `{{name}}`, so that each is stated in one place only. */
export type Facts = Readonly<Record<string, string>>;

/** Thrown when copy names a fact that does not exist. */
export class UnknownFactError extends Error {
  override name = 'UnknownFactError';
}

function factNamed(name: string, facts: Facts): string | undefined {
  return Object.hasOwn(facts, name) ? facts[name] : undefined;
}

function capitalized(fact: string | undefined): string | undefined {
  return fact && fact.charAt(0).toUpperCase() + fact.slice(1);
}

function uncapitalized(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/**
 * Replaces each `{{name}}` with the fact of that name, and `{{Name}}` with the fact and a capital
 * letter, for the beginning of a sentence.
 * @throws {UnknownFactError} on an unknown name, listing the known ones, and on unpaired braces.
 */
export function fillFacts(text: string, facts: Facts): string {
  const placeholder = /\{\{[ \t]*([^{}\n]*?)[ \t]*\}\}/g;
  if (/\{\{|\}\}/.test(text.replaceAll(placeholder, ''))) {
    throw new UnknownFactError('write a fact with two braces on each side, such as {{brand}}.');
  }
  return text.replaceAll(placeholder, (_, name: string) => {
    const fact = factNamed(name, facts) ?? capitalized(factNamed(uncapitalized(name), facts));
    if (fact !== undefined) return fact;
    const known = Object.keys(facts).toSorted().join(', ') || 'not available in this file';
    throw new UnknownFactError(`there is no fact {{${name}}}; the facts are ${known}.`);
  });
}
