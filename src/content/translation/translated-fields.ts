/** The fields of the facts that are translated. All other facts are the same in every language. */
const translatedFacts: Readonly<Record<string, readonly string[]>> = {
  'facts/company.yaml': ['tagline'],
  'facts/terms.yaml': [
    'exportFormats',
    'feeBase',
    'feeRefunds',
    'accountPrice',
    'planRenewal',
    'planSwitching',
    'planRefunds',
    'iCal',
    'iCalShort',
    'channelManager',
    'accountEnd',
    'emergencyHours',
    'supportHours',
    'supportHoursElsewhere',
    'foundedIn',
    'governingLaw',
    'bindingLanguage',
  ],
  'facts/plans.yaml': ['description', 'targetUser', 'mainFeatures', 'keyModules', 'cta.text'],
  'facts/portfolio.yaml': ['guests'],
  'facts/booking-sites.yaml': ['note', 'ownRate', 'sources.name'],
  'facts/card-processing.yaml': ['note', 'sources.name'],
  'facts/integration-categories.yaml': ['name', 'alsoCalled', 'description'],
  'facts/integrations.yaml': ['description'],
};

/** The texts of other files that are the same in every language, by the end of their path. */
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
  'bookingSites.category',
  'files.permit',
];

/** Whether a file has texts that are translated: all words have, and some facts. */
export const hasTranslation = (file: string) =>
  file in translatedFacts || !file.startsWith('facts/');

/**
 * Whether a text of a file is translated. Numbers, switches and dates never are.
 * @param field its path without entries of lists: `keyModules.features`.
 */
export function isTranslated(file: string, field: string): boolean {
  const isWithin = (name: string) => `.${field}.`.includes(`.${name}.`);
  const facts = translatedFacts[file];
  if (facts) return facts.some(isWithin);
  return !file.startsWith('facts/') && !sameTexts.some(isWithin);
}
