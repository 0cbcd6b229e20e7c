import { expect, test } from 'vitest';
import { parseEntry } from '../parse/parse-content.ts';
import { companySchema, phoneHref } from './company.ts';

const company = {
  name: 'Casa Lumo',
  tagline: 'A light in every window',
  mail: 'ola@casalumo-lisboa.pt',
  phone: '+351 21 555 01 99',
  address: 'Rua da Voz do Operário 12, Lisboa',
  social: {},
};
const read = (raw: object) =>
  parseEntry({ file: 'company.yaml' }, { ...company, ...raw }, companySchema, {});

test('profiles and everything about the legal entity can be left out', () => {
  expect(read({})).toEqual({ ...company, registration: [], sample: false });
});

test('a phone number is called without its spaces', () => {
  expect(phoneHref(company)).toBe('tel:+351215550199');
});

test.each([
  ['mail', 'hello@', 'expected an email address'],
  ['phone', '0142', 'expected a phone number in international form'],
  ['social.x', '@me', 'expected an https address'],
])('%s cannot be %s', (field, value, message) => {
  const [group = '', inside] = field.split('.');
  const raw = { [group]: inside ? { [inside]: value } : value };
  expect(() => read(raw)).toThrow(`company.yaml, field ${field}: ${message}`);
});

test.each([
  [{ label: 'NIPC', value: '516 000 000' }],
  [{ label: 'Livro de Reclamações', href: 'https://www.livroreclamacoes.pt/inicio/' }],
  [{ label: 'ODR', value: 'Portal', href: 'https://example.org/odr' }],
])('a registration with a value, an address or both is accepted: %j', (line) => {
  expect(read({ registration: [line] }).registration).toEqual([line]);
});

test.each([
  [{ label: 'NIPC' }, 'registration[0].value: expected a value, an href or both'],
  [
    { label: 'NIPC', value: 516 },
    'registration[0].value: expected text, got 516; put it in quotes',
  ],
  [
    { label: 'Book', href: 'www.livroreclamacoes.pt' },
    'registration[0].href: expected an https address, got "www.livroreclamacoes.pt"',
  ],
])('%j is refused', (line, message) => {
  expect(() => read({ registration: [line] })).toThrow(`company.yaml, field ${message}`);
});
