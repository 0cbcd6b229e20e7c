import { describe, expect, test } from 'vitest';
import { readConfig, variables } from './config.ts';

const valid = {
  SITE_ORIGIN: 'https://www.nusa.example',
  SMTP_URL: 'smtps://website:secret@mail.nusa.example:465',
  MAIL_FROM: 'website@nusa.example',
  MAIL_TO: 'hello@nusa.example, sales@nusa.example',
};

test('the defaults are valid, and an empty variable counts as not set', () => {
  expect(readConfig({ ...valid, CONTACT_BURST: '' })).toMatchObject({
    MAIL_TO: ['hello@nusa.example', 'sales@nusa.example'],
    CONTACT_LISTEN: { host: '127.0.0.1', port: 8787 },
    CONTACT_RETENTION_DAYS: 30,
    CONTACT_BURST: 5,
  });
  expect(readConfig({ ...valid, CONTACT_LISTEN: '[::1]:80' }).CONTACT_LISTEN).toEqual({
    host: '::1',
    port: 80,
  });
});

test.each(Object.keys(valid))('%s must be set', (name) => {
  expect(() => readConfig({ ...valid, [name]: '' })).toThrow(
    `${name} is not set; it takes ${variables[name as keyof typeof valid].takes}.`,
  );
});

describe('a wrong value is refused with the name, the value and what is valid', () => {
  const wrong: [keyof typeof variables, string][] = [
    ['SITE_ORIGIN', 'www.nusa.example'],
    ['SITE_ORIGIN', 'http://www.nusa.example'],
    ['SITE_ORIGIN', 'https://www.nusa.example/'],
    ['SMTP_URL', 'mail.nusa.example'],
    ['SMTP_URL', 'https://mail.nusa.example'],
    ['MAIL_FROM', 'website'],
    ['MAIL_TO', 'hello@nusa.example; sales@nusa.example'],
    ['CONTACT_LANGUAGES', 'en;id'],
    ['CONTACT_LISTEN', '8787'],
    ['CONTACT_LISTEN', '127.0.0.1:70000'],
    ['CONTACT_CLIENT_HEADER', 'X Real IP'],
    ['CONTACT_RETENTION_DAYS', '0'],
    ['CONTACT_RETENTION_DAYS', 'a month'],
    ['CONTACT_BURST', '0'],
    ['CONTACT_PER_HOUR', '1.5'],
  ];
  test.each(wrong)('%s %j', (name, value) => {
    expect(() => readConfig({ ...valid, [name]: value })).toThrow(
      `${name} is ${JSON.stringify(value)}; it takes ${variables[name].takes}.`,
    );
  });

  test('a password is never shown', () => {
    const error = () => readConfig({ ...valid, SMTP_URL: 'smpt://website:secret@mail.example' });
    expect(error).toThrow('SMTP_URL is "smpt://website:…@mail.example"; it takes');
  });
});
