import type { Template } from './template.ts';

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
