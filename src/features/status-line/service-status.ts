const indicators = ['none', 'minor', 'major', 'critical', 'maintenance'] as const;

/** How the product is doing, in the words of its status page. */
export interface ServiceStatus {
  /** How bad it is; `none` is well. */
  indicator: (typeof indicators)[number];
  description: string;
}

const longestDescription = 100;

/**
 * Reads what a status page answers, as Statuspage's `/api/v2/status.json` does:
 * `{"status":{"indicator":"none","description":"All Systems Operational"}}`. Anything else is `null`.
 */
export function parseServiceStatus(data: unknown): ServiceStatus | null {
  const status = fieldOf(data, 'status');
  const indicator = indicators.find((each) => each === fieldOf(status, 'indicator'));
  const description = fieldOf(status, 'description');
  if (!indicator || typeof description !== 'string') return null;
  const words = description.trim();
  return words && words.length <= longestDescription ? { indicator, description: words } : null;
}

function fieldOf(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null
    ? Object.getOwnPropertyDescriptor(data, name)?.value
    : undefined;
}
