/** The address parameters by which marketing campaigns label their links. */
export const campaignNames = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

const longestLabel = 100;

/**
 * The campaign labels of an address, as they may be handed to sign-up: up to 100 letters, digits,
 * `-`, `_` and `.`, with a hyphen for each space. A label with any other character is left out, since
 * it may hold an email address or something else that tells who the visitor is.
 */
export function readCampaign(search: string): [name: string, label: string][] {
  const query = new URLSearchParams(search);
  return campaignNames.flatMap((name): [string, string][] => {
    const label = query.get(name)?.trim().replaceAll(/\s+/g, '-').slice(0, longestLabel) ?? '';
    return /^[\p{L}\p{N}\-_.]+$/u.test(label) ? [[name, label]] : [];
  });
}
