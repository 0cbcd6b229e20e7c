import { globSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const folder = 'hosting/container';
const dockerfiles = globSync(`${folder}/*.Dockerfile`);

/** What an ignore file that begins with `*` lets into the image. */
function included(ignoreFile: string): string[] {
  const lines = readFileSync(ignoreFile, 'utf8').split('\n');
  return lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
}

/** The files and folders that a Dockerfile copies from the project. */
function copied(source: string): string[] {
  return [...source.matchAll(/^COPY (?!--from)(.+)/gm)].flatMap(([, args = '']) =>
    args
      .split(' ')
      .filter((arg) => !arg.startsWith('--'))
      .slice(0, -1),
  );
}

describe.each(dockerfiles)('%s', (file) => {
  const source = readFileSync(file, 'utf8');

  test('has no errors, deprecated or empty instructions', () => {
    expect(
      validate(source).map(({ message, range }) => `${range.start.line + 1}: ${message}`),
    ).toEqual([]);
  });

  test('copies only what its ignore file lets in', () => {
    const allowed = included(`${file}.dockerignore`);
    const isAllowed = (path: string) =>
      allowed.some((each) => path === each || matchesGlob(path, `${each}/**`));
    expect(copied(source).filter((path) => !isAllowed(path))).toEqual([]);
  });

  test('runs as another user than root', () => {
    expect(source.match(/^USER (.+)/gm)?.at(-1)).toMatch(/^USER (?!root|0)/);
  });
});

test('the compose file builds each Dockerfile, without privileges', () => {
  const { services } = parse(readFileSync(`${folder}/compose.yaml`, 'utf8')) as {
    services: Record<string, { build: { dockerfile: string } }>;
  };
  const built = Object.values(services).map(({ build }) => build.dockerfile);
  expect(built.toSorted()).toEqual(dockerfiles.toSorted());
  for (const service of Object.values(services)) {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  }
});
