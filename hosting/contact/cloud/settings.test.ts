import { expect, test } from 'vitest';
import { readCloudSettings } from './settings.ts';

const valid = {
  SITE_ORIGIN: 'https://www.nusa.test',
  MAIL_API_KEY: 'key',
  MAIL_FROM: 'site@nusa.test',
  MAIL_TO: 'a@nusa.test, b@nusa.test',
};

test('settings have defaults for what may be left out', () => {
  expect(readCloudSettings(valid)).toEqual({
    ...valid,
    CONTACT_LANGUAGES: ['en'],
    CONTACT_RETENTION_DAYS: 30,
  });
});

test.each([
  ['MAIL_FROM', '', 'MAIL_FROM is not set; it takes an e-mail address that'],
  ['MAIL_TO', 'a@nusa.test, b', 'MAIL_TO is "a@nusa.test, b"; it takes'],
  ['SITE_ORIGIN', 'https://www.nusa.test/', 'SITE_ORIGIN is "https://www.nusa.test/"; it takes'],
  ['CONTACT_LANGUAGES', 'en,../id', 'CONTACT_LANGUAGES is "en,../id"; it takes the languages'],
  ['CONTACT_RETENTION_DAYS', '0', 'CONTACT_RETENTION_DAYS is "0"; it takes the days'],
  ['MAIL_API_KEY', '', 'MAIL_API_KEY is not set; it takes the key'],
])('an invalid %s is refused with what it takes', (name, value, problem) => {
  expect(() => readCloudSettings({ ...valid, [name]: value })).toThrow(problem);
});
