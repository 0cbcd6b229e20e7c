import { describe, expect, test } from 'vitest';
import { SettingError } from './read-values.ts';
import { readSettings, settings, type SettingName } from './settings.ts';

const names = Object.keys(settings) as SettingName[];

function errorMessageFor(name: SettingName, value: string): string {
  try {
    readSettings({ [name]: value });
  } catch (error) {
    if (error instanceof SettingError) return error.message;
    throw error;
  }
  throw new Error(`${name} accepted ${JSON.stringify(value)}`);
}

describe('defaults', () => {
  test('every default is valid', () => {
    expect(() => readSettings({})).not.toThrow();
  });

  test('by default no message is delivered, no status is read and no visit is counted', () => {
    expect(readSettings({})).toMatchObject({
      CONTACT_ENDPOINT: null,
      STATUS_URL: null,
      ANALYTICS_URL: null,
    });
  });

  test('other environment variables are ignored', () => {
    expect(readSettings({ PATH: '/bin', brand_name: '<>' })).toEqual(readSettings({}));
  });
});

describe('invalid values', () => {
  const wrong: Record<SettingName, string[]> = {
    SITE_ORIGIN: [
      '',
      'example.com',
      'https://example.com/path',
      'https://a.example?q',
      'ftp://a.example',
      'http://a.example',
    ],
    PRODUCT_ORIGIN: [
      'http://app.a.example',
      'http://localhost.a.example',
      '',
      'localhost:4174',
      'https://a.example/#b',
    ],
    CONTACT_ENDPOINT: [
      'http://forms.example/send',
      'forms.example/send',
      'mailto:a@b.example',
      'javascript:alert(1)',
    ],
    CONTACT: ['local', 'yes', 'https://forms.example'],
    STATUS_URL: ['http://status.example/a.json', '/status.json', 'file:///etc/passwd'],
    ANALYTICS_URL: ['plausible.io', 'http://stats.example', '/count', 'javascript:alert(1)'],
    UPDATES_URL: ['updates'],
    HELP_CENTER_URL: ['help'],
    DOCUMENTATION_URL: ['docs'],
    API_URL: ['api'],
    STATUS_PAGE_URL: ['status'],
    WIDGET_PROPERTY_ID: ['', 'villa sawah', 'a/b', '../etc', '<b>', 'a&theme=x', 'x'.repeat(101)],
    WIDGET_COMPACT: ['', 'yes', '1', 'TRUE'],
    WIDGET_SHOW_PROPERTY_INFO: ['', 'no'],
    WIDGET_PRIMARY_COLOR_LIGHT: ['green', '1d5a43', '#1d5a4', 'rgb(0 0 0)'],
    WIDGET_PRIMARY_COLOR_DARK: ['#12', '#gggggg', '#1d5a43ff0'],
  };

  for (const name of names) {
    test.each(wrong[name])(`${name} rejects %j and says what is valid`, (value) => {
      expect(errorMessageFor(name, value)).toBe(
        `${name} is ${value ? JSON.stringify(value) : 'not set'}; it takes ${settings[name].takes}.`,
      );
    });
  }

  test('a password is not shown', () => {
    expect(errorMessageFor('PRODUCT_ORIGIN', 'https://user:secret@a.example')).toContain(
      'PRODUCT_ORIGIN is "https://user:…@a.example"; it takes',
    );
  });

  test('each setting describes its valid values', () => {
    for (const name of names) expect(settings[name].takes).toMatch(/^\w+ .*[^.]$/);
  });
});

test.each([
  ['https://www.nusa.example', 'https://www.nusa.example/'],
  ['https://www.nusa.example', 'https://WWW.nusa.example:443'],
  ['http://localhost:4173', 'http://localhost:4173'],
])('a site on %s rejects a product on the same origin, %s', (site, product) => {
  expect(() => readSettings({ SITE_ORIGIN: site, PRODUCT_ORIGIN: product })).toThrow(
    new SettingError(
      `PRODUCT_ORIGIN is "${site}", the same as SITE_ORIGIN; it takes another origin, so that the booking frame cannot leave its sandbox.`,
    ),
  );
});

test('the contact service has its own endpoint on the site, and no other beside it', () => {
  const site = { SITE_ORIGIN: 'https://www.nusa.example', CONTACT: 'service' };
  expect(readSettings(site).CONTACT_ENDPOINT).toBe('https://www.nusa.example/api/contact');
  expect(() => readSettings({ ...site, CONTACT_ENDPOINT: 'https://forms.example/a' })).toThrow(
    'CONTACT_ENDPOINT is "https://forms.example/a", but CONTACT=service has its own endpoint',
  );
});

describe('valid values', () => {
  test.each(['http://localhost:4173', 'http://127.0.0.1:8080', 'http://[::1]:3000'])(
    'an origin on the local machine may use http: %s',
    (origin) => {
      expect(readSettings({ SITE_ORIGIN: origin }).SITE_ORIGIN).toBe(origin);
      expect(readSettings({ CONTACT_ENDPOINT: `${origin}/send` }).CONTACT_ENDPOINT).toBe(
        `${origin}/send`,
      );
    },
  );

  test('the trailing slash of an origin is removed', () => {
    const { SITE_ORIGIN } = readSettings({ SITE_ORIGIN: 'https://www.nusa.example/' });
    expect(SITE_ORIGIN).toBe('https://www.nusa.example');
  });

  test.each(['STATUS_URL', 'UPDATES_URL', 'CONTACT_ENDPOINT'] as const)(
    '%s is a URL or empty',
    (name) => {
      expect(readSettings({ [name]: '' })[name]).toBeNull();
      expect(readSettings({ [name]: 'https://a.example/b?c' })[name]).toBe('https://a.example/b?c');
    },
  );
});
