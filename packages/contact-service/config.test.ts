import { describe, expect, test } from 'vitest';
import { readSettings } from '../../src/config/read-settings.ts';
import { variables } from './config.ts';

const readConfig = (environment: Record<string, string>) => readSettings(variables, environment);

const valid = {
  SITE_ORIGIN: 'https://www.nusa.example',
  MAIL_FROM: 'website@nusa.example',
  MAIL_TO: 'hello@nusa.example, sales@müller.example',
};

test('mail goes to this machine unless another mail server is set', () => {
  expect(readConfig(valid)).toMatchObject({
    SMTP_URL: 'smtp://127.0.0.1:25',
    MAIL_TO: ['hello@nusa.example', 'sales@xn--mller-kva.example'],
    CONTACT_PER_HOUR: 20,
  });
});

test.each(['SITE_ORIGIN', 'MAIL_FROM', 'MAIL_TO'] as const)('%s must be set', (name) => {
  expect(() => readConfig({ ...valid, [name]: '' })).toThrow(
    `✖ It takes ${variables.shape[name].description}.\n  → at ${name}`,
  );
});

describe('a wrong value is refused with the name of the variable and what it takes', () => {
  const wrong: [keyof typeof variables.shape, string][] = [
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
      `✖ It takes ${variables.shape[name].description}.\n  → at ${name}`,
    );
  });

  test.each(['smpt://website:secret@mail.example', 'website:secret@mail.example:587', 'secret'])(
    'a value that may contain a password is not shown: %s',
    (value) => {
      expect(() => readConfig({ ...valid, SMTP_URL: value })).toThrow(/^((?!secret).)*$/s);
    },
  );
});
