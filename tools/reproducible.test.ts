import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyProject, startScript } from './test-project.ts';

type Locked = Record<string, { version: string; integrity: string }>;

interface Bill {
  components: { name: string; version: string; hashes: { alg: string; content: string }[] }[];
}

const epochSeconds = Date.UTC(2025, 3, 6) / 1000;

/** Builds a copy of the project in a separate folder; returns the hash of every written file, by path. */
async function build(): Promise<{ folder: string; hashes: Record<string, string> }> {
  const { folder, remove } = copyProject();
  onTestFinished(remove);
  const environment = { SOURCE_DATE_EPOCH: `${epochSeconds}` };
  const { code, stderr } = await startScript(folder, 'tools/build.ts', environment).ended;
  expect(code, stderr).toBe(0);
  const files = ['dist', '.build'].flatMap((written) =>
    readdirSync(join(folder, written), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  const hashes = files.map((file) => [
    relative(folder, file),
    createHash('sha256').update(readFileSync(file)).digest('hex'),
  ]);
  return { folder, hashes: Object.fromEntries(hashes) };
}

test('the same sources build to the same bytes in any folder and on any day', async () => {
  const [one, other] = await Promise.all([build(), build()]);
  expect(Object.keys(one.hashes)).toContain(join('dist', 'index.html'));
  expect(other.hashes).toEqual(one.hashes);

  const read = (file: string) => readFileSync(join(one.folder, 'dist', file), 'utf8');
  expect(read('.well-known/security.txt')).toContain('Expires: 2026-04-05T00:00:00.000Z');
  expect(read('about.html')).toContain('<span data-year="">2025</span>');

  // The bill of materials lists every package of the lockfile, and is not served to visitors.
  const bill = '.build/hosting-of-dist/sbom.cdx.json';
  const { components } = JSON.parse(readFileSync(join(one.folder, bill), 'utf8')) as Bill;
  const locked = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages as Locked;
  const listed = components.map(
    ({ name, version, hashes: [hash] }) =>
      `${name}@${version} sha512-${Buffer.from(hash?.content ?? '', 'hex').toString('base64')}`,
  );
  const wanted = Object.entries(locked).flatMap(([path, { version, integrity }]) =>
    path === '' ? [] : `${path.split('node_modules/').at(-1)}@${version} ${integrity}`,
  );
  expect(listed.toSorted()).toEqual([...new Set(wanted)].toSorted());
  const served = Object.keys(one.hashes).filter((file) => file.includes('sbom'));
  expect(served).toEqual([join(bill)]);
}, 300_000);
