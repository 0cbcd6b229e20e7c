import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checkNames, loadEnvFile } from './env-file.ts';
import { SettingError } from './read-values.ts';
import { settings } from './settings.ts';

const check = (name: string) => () => checkNames(['SITE_ORIGIN', name], '.env');

test.each(['SITE_ORIGN', 'site_origin', 'SITE_URL', 'WIDGET_PROPERTYID'])(
  '%s is refused with the names of the settings',
  (name) => {
    expect(check(name)).toThrow(SettingError);
    expect(check(name)).toThrow(
      `.env sets ${name}, which is not a setting; the settings are ${Object.keys(settings)[0]}, `,
    );
  },
);

test.each([...Object.keys(settings), 'PORT', 'PRODUCT_PORT', 'CLOUDFLARE_API_TOKEN', 'NODE_ENV'])(
  "%s is a setting or another program's, and passes",
  (name) => {
    expect(check(name)).not.toThrow();
  },
);

test('a variable of the environment wins over the file', () => {
  mkdirSync('.build', { recursive: true });
  const file = `.build/env-${process.pid}`;
  writeFileSync(file, 'OTHER_BOTH=file\nOTHER_FILE=file\n');
  onTestFinished(() => {
    rmSync(file);
    vi.unstubAllEnvs();
    delete process.env['OTHER_FILE'];
  });
  vi.stubEnv('OTHER_BOTH', 'variable');
  loadEnvFile(file);
  expect([process.env['OTHER_BOTH'], process.env['OTHER_FILE']]).toEqual(['variable', 'file']);
});
