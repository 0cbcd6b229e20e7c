/** A text with a number, in each form that its language has: `{ one: '{count} day', other: '{count} days' }`. */
export type Forms = { readonly [Form in Intl.LDMLPluralRule]?: string | undefined } & {
  readonly other: string;
};

/** The form for a number; `other` if the language, or the text, has no other. */
export function selectForm(forms: Forms, count: number, locale: string): string {
  return forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
}
