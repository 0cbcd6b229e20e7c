/**
 * Puts values that only the browser knows into copy: `You keep {amount}.` Tokens in double braces
 * are another thing, filled by the build (see tokens.ts). A name without a value stays as it is.
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}

/** The names that a template asks values for, each once, sorted. */
export function templateNames(template: string): string[] {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return [...new Set(names)].toSorted();
}
