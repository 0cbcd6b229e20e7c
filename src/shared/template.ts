declare const names: unique symbol;

/** A text with variables in single braces: `You keep {amount}.` is a `Template<'amount'>`. */
export type Template<Names extends string> = string & { readonly [names]?: Names };

/**
 * Fills in variables in single braces, such as `You keep {amount}.` A name without a value stays the same. Facts in
 * double braces are filled in earlier, by the build (see fill-facts.ts).
 */
export function fillTemplate<Names extends string>(
  template: Template<Names>,
  values: Readonly<Record<Names, string>>,
): string {
  const given: Readonly<Record<string, string>> = values;
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(given, name) ? (given[name] ?? whole) : whole,
  );
}

/** The sorted names of a template's variables, without duplicates. */
export function templateNames(template: string): string[] {
  const found = [...template.matchAll(/(?<!\{)\{(\w+)\}(?!\})/g)].map(([, name = '']) => name);
  return [...new Set(found)].toSorted();
}

/** A text with a number, in each plural form of its language: `{ one: '{count} day', other: '{count} days' }`. */
export type Forms<Names extends string> = {
  readonly [Form in Intl.LDMLPluralRule]?: Template<Names> | undefined;
} & { readonly other: Template<Names> };

/** Returns the plural form for a number, or else `other`. */
export function selectForm<Names extends string>(
  forms: Forms<Names>,
  count: number,
  locale: string,
): Template<Names> {
  return forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
}
