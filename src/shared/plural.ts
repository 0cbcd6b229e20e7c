/** A text with a number, in each plural form of its language: `{ one: '{count} day', other: '{count} days' }`. */
export type Forms = { readonly [Form in Intl.LDMLPluralRule]?: string | undefined } & {
  readonly other: string;
};

/** Returns the plural form for a number, or else `other`. */
export function selectForm(forms: Forms, count: number, locale: string): string {
  return forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
}
