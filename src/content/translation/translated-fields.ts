/** The texts of the facts that are the same in every language, by the start of their path. */
const sameFacts: Readonly<Record<string, readonly string[]>> = {
  'facts/company.yaml': ['name', 'mail', 'phone', 'address', 'social', 'owner'],
  'facts/terms.yaml': [
    'currency',
    'trialPlan',
    'emergencyFromPlan',
    'legalUpdated',
    'accessibilityAssessed',
    'unconfirmed',
  ],
  'facts/plans.yaml': ['title', 'alias', 'modules', 'teamMembers'],
  'facts/portfolio.yaml': ['region', 'properties', 'staff'],
  'facts/booking-sites.yaml': ['name', 'checked'],
  'facts/card-processing.yaml': ['checked'],
  'facts/integrations.yaml': ['name', 'category'],
  'facts/navigation.yaml': ['header', 'company', 'footer'],
};

/** The texts of any file that are, by a part of their path. */
const sameTexts = [
  'id',
  'href',
  'icon',
  'stage',
  'drawing',
  'author.image',
  'image.picture',
  'image.src',
  'image.dark',
  'image.phone',
  'image.phoneDark',
  'bookYourStay.property',
  'bookingSites.question',
];

/**
 * Whether a text of a file is translated. Numbers and switches never are.
 * @param fields its path without entries of lists: `keyModules`, `features`.
 */
export function isTranslated(file: string, fields: readonly string[]): boolean {
  const path = `.${fields.join('.')}.`;
  if (sameTexts.some((name) => path.includes(`.${name}.`))) return false;
  return !sameFacts[file]?.some((name) => path.startsWith(`.${name}.`));
}
