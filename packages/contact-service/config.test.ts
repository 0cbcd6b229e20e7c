import { describe, expect, test } from 'vitest';
import { readValues } from '../../src/config/read-values.ts';
import { variables } from './config.ts';

const readConfig = (environment: Record<string, string>) => readValues(variables, environment);

const valid = {
  SITE_ORIGIN: 'https://www.nusa.example',
  MAIL_FROM: 'website@nusa.example',
  MAIL_TO: 'hello@nusa.example, sales@müller.example',
};

test('mail goes to this machine unless another server is named', () => {
  expect(readConfig(valid)).toMatchObject({
    SMTP_URL: 'smtp://127.0.0.1:25',
    MAIL_TO: ['hello@nusa.example', 'sales@xn--mller-kva.example'],
    CONTACT_PER_HOUR: 20,
  });
});

test.each(['SITE_ORIGIN', 'MAIL_FROM', 'MAIL_TO'] as const)('%s must be set', (name) => {
  expect(() => readConfig({ ...valid, [name]: '' })).toThrow(
    `${name} is not set; it takes ${variables[name].takes}.`,
  );
});

describe('a wrong value is refused with the name, the value and what is valid', () => {
  const wrong: [keyof typeof variables, string][] = [
    ['SITE_ORIGIN', 'www.nusa.example'],
    ['SITE_ORIGIN', 'http://www.nusa.example'],
    ['SMTP_URL', 'mail.nusa.example'],
    ['SMTP_URL', 'https://mail.nusa.example'],
    ['MAIL_FROM', 'website'],
    ['MAIL_TO', 'hello@nusa.example; sales@nusa.example'],
    ['CONTACT_PER_HOUR', '1.5'],
    ['CONTACT_PORT', '70000'],
  ];
  test.each(wrong)('%s %j', (name, value) => {
    expect(() => readConfig({ ...valid, [name]: value })).toThrow(
      `${name} is ${JSON.stringify(value)}; it takes ${variables[name].takes}.`,
    );
  });

  test.each([
    ['smpt://website:secret@mail.example', 'smpt://website:…@mail.example'],
    ['website:secret@mail.example:587', 'website:…@mail.example:587'],
    ['//website:secret@mail.example', '//website:…@mail.example'],
    ['smtp//website:secret@mail.example', 'smtp//website:…@mail.example'],
    ['smtp:website:secret@mail.example', 'smtp:…@mail.example'],
    ['smtp:/website:secret@mail.example', 'smtp:…@mail.example'],
    ['https://website:secret@in@mail.example', 'https://website:…@mail.example'],
    ['website@nusa.example:secret@mail.example', 'website@nusa.example:…@mail.example'],
    [' smtp://website:secret@mail.example', ' smtp://website:…@mail.example'],
    ['smtp://website:secret', 'smtp://website:…'],
    ['smtp://website:%secret@mail.example', 'smtp://website:…@mail.example'],
  ])('a password is never shown, also in what is no URL: %s', (value, shown) => {
    const error = () => readConfig({ ...valid, SMTP_URL: value });
    expect(error).toThrow(`SMTP_URL is ${JSON.stringify(shown)}; it takes`);
  });
});
