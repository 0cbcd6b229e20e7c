const indicators = ['none', 'minor', 'major', 'critical', 'maintenance'] as const;

/** The product's status as its status page reports it. */
export interface ServiceStatus {
  /** Severity; `none` means that everything works. */
  indicator: (typeof indicators)[number];
  description: string;
}

const maxDescriptionLength = 100;

/**
 * Parses the response of a status page, in the format of Statuspage's `/api/v2/status.json`:
 * `{"status":{"indicator":"none","description":"All Systems Operational"}}`. Anything else gives `null`.
 */
export function parseServiceStatus(data: unknown): ServiceStatus | null {
  const status = readField(data, 'status');
  const indicator = indicators.find((each) => each === readField(status, 'indicator'));
  const description = readField(status, 'description');
  if (!indicator || typeof description !== 'string') return null;
  const trimmed = description.trim();
  return trimmed && trimmed.length <= maxDescriptionLength
    ? { indicator, description: trimmed }
    : null;
}

function readField(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null
    ? Object.getOwnPropertyDescriptor(data, name)?.value
    : undefined;
}
