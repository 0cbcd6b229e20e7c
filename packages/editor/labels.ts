/** Labels for names in the content files that editors would not understand. */
const replacements: Record<string, string> = {
  alias: 'Other name',
  alt: 'Description for people who cannot see it',
  cta: 'Button',
  eyebrow: 'Line above the heading',
  faq: 'Questions and answers',
  href: 'Link',
  iCal: 'iCal',
  id: 'Name in addresses',
  'integration-categories': 'Vendor categories',
  lead: 'Introduction',
  meta: 'Search engines',
  monthly: 'Price per month',
  pictures: 'Words in pictures',
  site: 'Header, footer and common words',
  terms: 'Terms of business',
};

/** The label of a field or file: `bookingSites` and `booking-sites` → `Booking sites`. */
export function toLabel(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return replacements[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const languages = new Intl.DisplayNames('en', { type: 'language' });

/** The label of a folder: `id/pages` → `Indonesian: pages`. */
export function toFolderLabel(folder: string): string {
  if (folder === 'facts') return 'Prices and facts';
  const [language = '', inside] = folder.split('/');
  return [languages.of(language), inside].filter(Boolean).join(': ');
}
