import { expect, test } from 'vitest';
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

test.each<[keyof typeof variables.shape, string]>([
  ['SITE_ORIGIN', 'http://www.nusa.example'],
  ['SMTP_URL', 'https://mail.nusa.example'],
  ['MAIL_FROM', ''],
  ['MAIL_TO', 'hello@nusa.example; sales@nusa.example'],
  ['CONTACT_PER_HOUR', '1.5'],
  ['CONTACT_PORT', '70000'],
])('%s refuses %j and says what it takes', (name, value) => {
  expect(() => readConfig({ ...valid, [name]: value })).toThrow(
    `✖ It takes ${variables.shape[name].description}.\n  → at ${name}`,
  );
});
