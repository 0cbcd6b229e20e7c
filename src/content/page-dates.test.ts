import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { routes } from '../config/routes.ts';
import { content } from './content.ts';
import { entrySchemas, listSchemas } from './schemas/schemas.ts';
import { findLastChange, pageDate, pageFiles } from './page-dates.ts';

test('every content file belongs to a dated page, except those of all pages or of unlisted pages', () => {
  const undated = [
    'facts/company.yaml',
    'facts/navigation.yaml',
    'en/site.yaml',
    'en/pages/login.yaml',
    'en/pages/not-found.yaml',
  ];
  const dated = new Set(Object.values(pageFiles).flat());
  const files = [...Object.keys(listSchemas), ...Object.keys(entrySchemas)];
  expect([...dated, ...undated].toSorted()).toEqual(files.toSorted());
});

test('a legal page has the date that it shows', () => {
  expect(pageDate(routes.privacyPolicy, 'en')).toBe(content.terms.legalUpdated);
  expect(pageDate(routes.accessibility, 'en')).toBe(content.terms.accessibilityAssessed);
});

describe('findLastChange', () => {
  let folder: string;
  beforeEach(() => {
    // Outside of the project, so that its history does not count.
    folder = mkdtempSync(join(tmpdir(), 'page-dates-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const git = (date: string, ...args: string[]) => {
    const who = ['-c', 'user.name=Ayu', '-c', 'user.email=ayu@villa.test'];
    execFileSync('git', [...who, ...args], {
      cwd: folder,
      env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
      stdio: 'ignore',
    });
  };
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const commit = (file: string, date: string) => {
    write(file, date);
    git(date, 'add', file);
    git(date, 'commit', '--message', file);
  };

  test('is the UTC day of the newest commit to any of the files', () => {
    git('', 'init');
    commit('a.yaml', '2026-03-01T12:00:00Z');
    commit('b.yaml', '2026-04-01T23:30:00-08:00');
    commit('c.yaml', '2026-05-01T12:00:00Z');
    expect(findLastChange(['a.yaml'], folder)).toBe('2026-03-01');
    expect(findLastChange(['a.yaml', 'b.yaml'], folder)).toBe('2026-04-02');
  });

  test('is unknown if a file has uncommitted changes', () => {
    git('', 'init');
    commit('a.yaml', '2026-03-01T12:00:00Z');
    write('a.yaml', 'new');
    expect(findLastChange(['a.yaml'], folder)).toBeNull();
  });

  test('is unknown without a repository and in a shallow clone', () => {
    write('a.yaml', 'a');
    expect(findLastChange(['a.yaml'], folder)).toBeNull();
    git('', 'init');
    commit('a.yaml', '2026-03-01T12:00:00Z');
    commit('b.yaml', '2026-04-01T12:00:00Z');
    git('', 'clone', '--depth', '1', `file://${folder}`, 'shallow');
    expect(findLastChange(['a.yaml'], join(folder, 'shallow'))).toBeNull();
  });
});
