import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { settings } from '../src/config/settings.ts';
import { contentFiles } from '../src/content/sources.ts';

/** Something on the site that is not real yet. */
export interface StandIn {
  what: string;
  /** The file where it stands. */
  file: string;
  /** What to do about it. */
  how: string;
}

/** Settings that still have the value they were shipped with, or name a host that nobody can own. */
export function standInSettings(
  environment: Readonly<Record<string, string | undefined>>,
): StandIn[] {
  return Object.entries(settings).flatMap(([name, setting]) => {
    const value = environment[name] ?? setting.default;
    const isShipped = 'isStandIn' in setting && value === setting.default;
    if (!isShipped && !/\.example\b/.test(value)) return [];
    return {
      what: `${name} is ${value ? `still ${value}` : 'not set'}`,
      file: 'src/config/settings.ts',
      how: `set ${name}, here or in the environment, to ${setting.takes}`,
    };
  });
}

function samplesWithin(value: unknown, name: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const label = 'name' in value ? value.name : 'id' in value ? value.id : undefined;
  const own = typeof label === 'string' ? label : name;
  if ('sample' in value && value.sample === true) return [own];
  return Object.entries(value).flatMap(([key, inner]) =>
    samplesWithin(inner, own ? `${own}, ${key}` : key),
  );
}

/** Entries of the content that are marked `sample: true`, file by file. */
export function sampleContent(folder: string): StandIn[] {
  return contentFiles(folder)
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => {
      const samples = samplesWithin(parse(readFileSync(file, 'utf8')), '');
      if (samples.length === 0) return [];
      const shown = samples.slice(0, 3).join('; ') + (samples.length > 3 ? '; …' : '');
      return {
        what: `${samples.length} sample ${samples.length === 1 ? 'entry' : 'entries'}: ${shown}`,
        file,
        how: 'replace each by something true, or remove it, and take its `sample: true` away',
      };
    });
}
