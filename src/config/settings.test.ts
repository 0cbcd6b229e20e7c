import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { loadSettings, readEnvironment, settings, type SettingName } from './settings.ts';

const names = Object.keys(settings.shape) as SettingName[];

test('by default, no message is sent, no status is read and no visit is counted', () => {
  expect(loadSettings({})).toMatchObject({
    contactEndpoint: null,
    statusUrl: null,
    analyticsUrl: null,
  });
});

describe('invalid values', () => {
  const wrong: Record<SettingName, string[]> = {
    SITE_ORIGIN: ['', 'example.com', 'https://example.com/path', 'http://a.example'],
    PRODUCT_ORIGIN: ['http://localhost.a.example', 'localhost:4174', 'https://a.example/#b'],
    CONTACT_ENDPOINT: ['http://forms.example/send', 'mailto:a@b.example', 'javascript:alert(1)'],
    CONTACT: ['local', 'https://forms.example'],
    PREVIEW: ['true', '0'],
    STATUS_URL: ['/status.json', 'file:///etc/passwd'],
    ANALYTICS_URL: ['http://stats.example', 'javascript:alert(1)'],
    UPDATES_URL: ['updates'],
    HELP_CENTER_URL: ['help'],
    DOCUMENTATION_URL: ['docs'],
    API_URL: ['api'],
    STATUS_PAGE_URL: ['status'],
    WIDGET_PROPERTY_ID: ['', 'villa sawah', 'a/b', '../etc', '<b>', 'a&theme=x', 'x'.repeat(101)],
  };

  for (const name of names) {
    test.each(wrong[name])(`${name} rejects %j and says what is valid`, (value) => {
      expect(() => loadSettings({ [name]: value })).toThrow(
        `✖ It takes ${settings.shape[name].description}.\n  → at ${name}`,
      );
    });
  }

  test('every invalid setting is named, but no value is shown, because it may contain a password', () => {
    const both = { PRODUCT_ORIGIN: 'https://user:secret@a.example', STATUS_URL: 'secret' };
    expect(() => loadSettings(both)).toThrow(/→ at PRODUCT_ORIGIN[^]*→ at STATUS_URL/);
    expect(() => loadSettings(both)).toThrow(/^((?!secret).)*$/s);
  });
});

test.each([
  ['https://www.nusa.example', 'https://WWW.nusa.example:443'],
  ['http://localhost:4173', 'http://localhost:4173'],
])('a site on %s cannot have its product on the same origin, %s', (site, product) => {
  expect(() => loadSettings({ SITE_ORIGIN: site, PRODUCT_ORIGIN: product })).toThrow(
    'It takes another origin than SITE_ORIGIN',
  );
});

test('the contact service has its own endpoint on the site, and excludes any other', () => {
  const site = { SITE_ORIGIN: 'https://www.nusa.example', CONTACT: 'service' };
  expect(loadSettings(site).contactEndpoint).toBe('https://www.nusa.example/api/contact');
  expect(() => loadSettings({ ...site, CONTACT_ENDPOINT: 'https://forms.example/a' })).toThrow(
    'CONTACT=service has its own endpoint; leave CONTACT or CONTACT_ENDPOINT out.',
  );
});

test('a page of the product is on its host, unless a setting says otherwise', () => {
  const PRODUCT_ORIGIN = 'https://app.nusa.example';
  const HELP_CENTER_URL = 'https://help.nusa.example/start';
  const { productPages } = loadSettings({ PRODUCT_ORIGIN, HELP_CENTER_URL });
  expect(productPages.updates).toBe('https://app.nusa.example/updates');
  expect(productPages.helpCenter).toBe('https://help.nusa.example/start');
});

test('a .env file saved on Windows is read, and one that is not UTF-8 is refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, '.env');
  const text =
    '\uFEFFHELP_CENTER_URL=https://help.nusa.example\r\nAPI_URL=https://api.nusa.example\r\n';
  writeFileSync(file, text);
  expect(readEnvironment(file)).toMatchObject({
    HELP_CENTER_URL: 'https://help.nusa.example',
    API_URL: 'https://api.nusa.example',
  });
  writeFileSync(file, text, 'utf16le');
  expect(() => readEnvironment(file)).toThrow(
    '.env: the file is not saved as UTF-8; save it again',
  );
});
