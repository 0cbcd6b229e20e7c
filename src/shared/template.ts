/**
 * Fills in variables in single braces, such as `You keep {amount}.` A name without a value stays the same. Facts in
 * double braces are filled in earlier, by the build (see fill-facts.ts).
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}

/** The sorted names of a template's variables, without duplicates. */
export function templateNames(template: string): string[] {
  const names = [...template.matchAll(/(?<!\{)\{(\w+)\}(?!\})/g)].map(([, name = '']) => name);
  return [...new Set(names)].toSorted();
}
