/** The address parameters in which links carry campaign labels. */
const campaignNames = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

const maxLabelLength = 100;

/**
 * Reads the campaign labels in a query that may be passed to sign-up: up to 100 letters, digits, `-`, `_` and `.`, with
 * hyphens instead of spaces. A label with any other character is dropped, because it could be an email address or other
 * personal data.
 */
export function readCampaign(search: string): [name: string, label: string][] {
  const query = new URLSearchParams(search);
  return campaignNames.flatMap((name): [string, string][] => {
    const label = query.get(name)?.trim().replaceAll(/\s+/g, '-').slice(0, maxLabelLength);
    return label && /^[\p{L}\p{N}\-_.]+$/u.test(label) ? [[name, label]] : [];
  });
}
