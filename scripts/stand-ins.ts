import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isStandIn, settings, type SettingName } from '../src/config/settings.ts';
import { contentFiles } from '../src/content/sources.ts';
import { splitReading } from '../src/domain/reading.ts';

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
    if (!isStandIn(name as SettingName, value) && !/\.example\b/.test(value)) return [];
    return {
      what: `${name} is ${value ? `still ${value}` : 'not set'}`,
      file: 'src/config/settings.ts',
      how: `set ${name} in the environment to ${setting.takes}; or write it here, with "setting" for "standIn"`,
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
  return contentFiles(folder).flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const isReading = file.endsWith('.md');
    const yaml = isReading ? (splitReading(source).frontmatter ?? '') : source;
    const samples = samplesWithin(parse(yaml), isReading ? 'the whole text' : '');
    if (samples.length === 0) return [];
    const shown = samples.slice(0, 3).join('; ') + (samples.length > 3 ? '; …' : '');
    return {
      what: `${samples.length} sample ${samples.length === 1 ? 'entry' : 'entries'}: ${shown}`,
      file,
      how: 'replace each by something true, or remove it, and take its `sample: true` away',
    };
  });
}

/** A license that names no owner yet: what is in square brackets is to be filled in. */
export function unnamedOwner(file: string): StandIn[] {
  const [blank] = /\[[^\]]+\]/.exec(readFileSync(file, 'utf8')) ?? [];
  if (!blank) return [];
  return [{ what: `The owner is still ${blank}`, file, how: 'write the company in its place' }];
}
