/** Facts that copy refers to as `{{name}}`, so that each stands in one place only. */
export type Facts = Readonly<Record<string, string>>;

/** Copy that names a fact which does not exist. */
export class UnknownTokenError extends Error {
  override name = 'UnknownTokenError';
}

/**
 * Replaces each `{{name}}` by the fact of that name.
 * @throws {UnknownTokenError} naming the token and all that could stand there, or where braces lack.
 */
export function fillTokens(text: string, facts: Facts): string {
  const token = /\{\{[ \t]*([^{}\n]*?)[ \t]*\}\}/g;
  if (/\{\{|\}\}/.test(text.replaceAll(token, ''))) {
    throw new UnknownTokenError('a fact is its name between two braces on either side, {{brand}}.');
  }
  return text.replaceAll(token, (_, name: string) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
    if (fact !== undefined) return fact;
    const known = Object.keys(facts).toSorted().join(', ') || 'none, in this file';
    throw new UnknownTokenError(`there is no fact {{${name}}}; it can be one of ${known}.`);
  });
}
