/** Facts that copy refers to as `{{name}}`, so that each stands in one place only. */
export type Facts = Readonly<Record<string, string>>;

/** Copy that names a fact which does not exist. */
export class UnknownTokenError extends Error {
  override name = 'UnknownTokenError';
}

/**
 * Replaces each `{{name}}` by the fact of that name.
 * @throws {UnknownTokenError} naming the token and all that could stand there.
 */
export function fillTokens(text: string, facts: Facts): string {
  return text.replaceAll(/\{\{\s*([^{}]*?)\s*\}\}/g, (_, name: string) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
    if (fact !== undefined) return fact;
    const known = Object.keys(facts).toSorted().join(', ');
    throw new UnknownTokenError(`there is no fact {{${name}}}; it can be one of ${known}.`);
  });
}
