import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyProject, startScript } from './test-project.ts';

test('a build stops at broken content, with one line that says where', async () => {
  const { folder, remove } = copyProject();
  const path = join(folder, 'src/content/faq.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace('{{feePercent}}', '{{feePrecent}}'));
  const { code, stderr } = await startScript(folder, 'scripts/build.ts').ended;
  remove();
  expect(code).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain('src/content/faq.yaml, entry "difference", field answer: ');
  expect(stderr).toContain('there is no fact {{feePrecent}}');
}, 20_000);

test('a build stops at a setting it cannot use, with one line that says what it takes', async () => {
  const environment = { SITE_ORIGIN: 'www.nusa.test' };
  const { code, stderr } = await startScript('.', 'scripts/build.ts', environment).ended;
  expect(code).toBe(1);
  expect(stderr).toBe(
    'SITE_ORIGIN is "www.nusa.test"; it takes an http or https origin without a path, such as https://www.example.com.\n',
  );
}, 20_000);
