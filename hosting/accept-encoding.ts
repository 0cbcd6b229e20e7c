const codings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

function isTaken(header: string, coding: string): boolean {
  return header.split(',').some((offer) => {
    const [name, quality] = offer
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/);
    return name === coding && Number(quality ?? 1) > 0;
  });
}

/** The best compression that a client takes (`Accept-Encoding`) and a file has a copy in. */
export function codingFor(header: string, file: string, files: { has(file: string): boolean }) {
  return codings.find(({ name, suffix }) => isTaken(header, name) && files.has(file + suffix));
}
