import { expect, test } from 'vitest';
import { isPlaceholder, settings, type SettingName } from '../../src/config/settings.ts';
import { settingProblems } from './setting-problems.ts';

const real = {
  BRAND_NAME: 'Harbor Stays',
  BRAND_MARK: 'harbor.svg',
  BRAND_MAIL: 'hello@harborstays.com',
  BRAND_PHONE: '+1 206 555 7100',
  BRAND_ADDRESS: '1 Pier Street, Seattle',
  SOCIAL_INSTAGRAM: 'https://instagram.com/harborstays',
  SOCIAL_FACEBOOK: 'https://facebook.com/harborstays',
  SOCIAL_YOUTUBE: 'https://youtube.com/@harborstays',
  SOCIAL_X: '',
  SITE_ORIGIN: 'https://www.harborstays.com',
  PRODUCT_ORIGIN: 'https://app.harborstays.com',
  CONTACT_ENDPOINT: 'https://forms.harborstays.com/contact',
  WIDGET_PROPERTY_ID: 'pier-1',
};

test('every placeholder of the default settings is listed with the way to set it', () => {
  const found = settingProblems({}, {});
  const placeholders = Object.entries(settings).filter(([name, { default: value }]) =>
    isPlaceholder(name as SettingName, value),
  );
  expect(found).toHaveLength(placeholders.length);
  for (const [name, { default: value, takes }] of placeholders) {
    const one = found.find(({ entry }) => entry === name);
    expect(one?.file).toBe('src/config/settings.ts');
    expect(one?.problem).toContain(value);
    expect(one?.fix).toContain(takes.split(',')[0]);
  }
});

test('nothing is listed when every setting is a real value', () => {
  expect(settingProblems(real, {})).toEqual([]);
});

test.each([
  ['HELP_CENTER_URL', 'https://help.harbor.example/', 'but .example is reserved'],
  ['HELP_CENTER_URL', 'https://www.example.com/help', 'but example.com is reserved'],
  ['SITE_ORIGIN', 'https://www.harbor.test', 'but .test is reserved for tests and examples'],
  ['PRODUCT_ORIGIN', 'https://app.harbor.invalid', 'but .invalid is reserved'],
  ['BRAND_MAIL', 'hello@harbor.test', 'but .test is reserved'],
  ['SITE_ORIGIN', 'http://localhost:4173', 'which only this machine can open'],
  ['SITE_ORIGIN', 'https://localhost', 'which only this machine can open'],
  ['CONTACT_ENDPOINT', 'http://127.0.0.1:8787/contact', 'which only this machine can open'],
  ['STATUS_URL', 'http://[::1]:4174/status.json', 'which only this machine can open'],
  ['UPDATES_URL', 'http://harborstays.com/updates', 'which is not encrypted'],
])('%s is listed when it is %s', (name, value, reason) => {
  const [found, ...others] = settingProblems({ ...real, [name]: value }, {});
  expect(others).toEqual([]);
  expect(found).toMatchObject({ file: 'environment', entry: name });
  expect(found?.problem).toContain(`is ${value}, ${reason}`);
});

test.each(['https://www.example-stays.com/', 'https://harbor.examples.org/', 'https://test.com/'])(
  'a domain that only resembles a reserved one is fine: %s',
  (url) => {
    expect(settingProblems({ ...real, HELP_CENTER_URL: url }, {})).toEqual([]);
  },
);

test('a value that is in .env is listed there', () => {
  const SITE_ORIGIN = 'http://localhost:4173';
  const [found] = settingProblems({ ...real, SITE_ORIGIN }, { SITE_ORIGIN });
  expect(found?.file).toBe('.env');
});
