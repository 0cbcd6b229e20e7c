import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { settings } from '../src/config/settings.ts';
import { copyProject, startScript } from './test-project.ts';

test('a build with invalid content fails with one line that says where', async () => {
  const { folder, remove } = copyProject();
  const path = join(folder, 'content/en/faq.yaml');
  const wrong = "- { id: wrong, question: What?, answer: 'It is {{feePrecent}}.' }";
  writeFileSync(path, `${readFileSync(path, 'utf8')}${wrong}\n`);
  const { code, stderr } = await startScript(folder, 'tools/build.ts').ended;
  remove();
  expect(code).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain('content/en/faq.yaml, entry "wrong", field answer: ');
  expect(stderr).toContain('there is no fact {{feePrecent}}');
}, 20_000);

test('a build fails on an unknown setting in .env, an invalid mark and an invalid drawing', async () => {
  const { folder, remove } = copyProject();
  const build = (text: string) => {
    writeFileSync(join(folder, '.env'), text);
    return startScript(folder, 'tools/build.ts').ended;
  };
  writeFileSync(join(folder, 'wide.svg'), '<svg viewBox="0 0 2 1" fill="currentColor"/>');
  // Another test in this process may have read the checkout's own .env.
  vi.stubEnv('BRAND_MARK', settings.BRAND_MARK.default);
  const endings = [await build("BRAND_NMAE='Nusa Stay'\n"), await build('BRAND_MARK=wide.svg\n')];
  writeFileSync(
    join(folder, 'brand/drawings/landing.svg'),
    '<svg viewBox="0 0 2 1"><image /></svg>',
  );
  endings.push(await build(''));
  vi.unstubAllEnvs();
  remove();
  expect(endings.map(({ code }) => code)).toEqual([1, 1, 1]);
  expect(endings.map(({ stderr }) => stderr)).toEqual([
    expect.stringMatching(/^\.env sets BRAND_NMAE, which is not a setting; .+ BRAND_NAME, .+\n$/),
    'BRAND_MARK is "wide.svg"; its viewBox must be a square, such as 0 0 16 16.\n',
    expect.stringMatching(
      /^brand\/drawings\/landing\.svg: it must not have the element image; .+\n$/,
    ),
  ]);
}, 20_000);

test('a build with an invalid setting fails with one line that says what is valid', async () => {
  const environment = { SITE_ORIGIN: 'www.nusa.test' };
  const { code, stderr } = await startScript('.', 'tools/build.ts', environment).ended;
  expect(code).toBe(1);
  expect(stderr).toBe(
    'SITE_ORIGIN is "www.nusa.test"; it takes an https origin without a path, such as https://www.example.com, or an http one on localhost.\n',
  );
}, 20_000);
