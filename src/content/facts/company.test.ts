import { expect, test } from 'vitest';
import { parseEntry } from '../parse/parse-content.ts';
import { companySchema } from './company.ts';

const read = (raw: object) => parseEntry({ file: 'company.yaml' }, raw, companySchema, {});

test('everything about the legal entity can be left out', () => {
  expect(read({})).toEqual({ registration: [], sample: false });
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
