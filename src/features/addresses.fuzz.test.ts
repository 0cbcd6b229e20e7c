import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { replaceParameters } from '../shared/replace-parameters.ts';
import {
  readAddress,
  replaceInAddress,
  writeAddress,
} from './calculator/address/calculator-address.ts';
import { amountLimits, amountNames, amountOf } from './calculator/rules/choice.ts';
import { exampleOptions as options } from './calculator/rules/options.fixture.ts';
import { readContactAddress } from './contact/contact-address.ts';
import { encodeMessage, messageFields, readMessage } from './contact/contact-message.ts';
import { maxQueryLength, readFilter, writeFilter } from './directory/directory-filter.ts';
import { createDirectorySearch } from './directory/search/directory-search.ts';
import { hostile } from '../shared/fuzz.fixture.ts';
import { hostileQuery, hostileText } from './hostile-query.fixture.ts';
import { parseServiceStatus } from './status-line/service-status.ts';

test('the calculator stays within its limits for any address, and its own addresses round-trip', () => {
  const safe = fc.property(hostileQuery, (search) => {
    const choice = readAddress(search, options);
    for (const name of amountNames(options)) {
      const amount = amountOf(choice, name);
      const { min, max } = amountLimits(options, name);
      const isWithin = amount >= min && amount <= max;
      expect(isWithin && Number.isFinite(amount), `${name} is ${amount}`).toBe(true);
    }
    expect(options.otas.some(({ id }) => id === choice.otaId)).toBe(true);
    expect(options.plans.some(({ id }) => id === choice.planId)).toBe(true);
    expect(readAddress(writeAddress(choice, options), options)).toEqual(choice);
    expect(readAddress(replaceInAddress(search, choice, options), options)).toEqual(choice);
  });
  fc.assert(safe, hostile(150));
});

test('replaceParameters keeps all other parameters of any address', () => {
  const safe = fc.property(hostileQuery, hostileText, (search, value) => {
    const parameter = `${new URLSearchParams({ q: value })}`;
    const replaced = new URLSearchParams(replaceParameters(search, ['q'], [parameter]));
    expect(replaced.getAll('q')).toEqual([value.toWellFormed()]);
    const others = ([name]: [string, string]) => name !== 'q';
    expect([...replaced].filter(others)).toEqual([...new URLSearchParams(search)].filter(others));
  });
  fc.assert(safe, hostile(150));
});

test('the directory reads only a query and a known category from any address', () => {
  const ids = ['smart-home', 'payment-provider'];
  const yale = { id: 'yale', name: 'Yale', category: 'Locks', alsoCalled: '', description: 'A.' };
  const search = createDirectorySearch([yale]);
  const safe = fc.property(hostileQuery, (address) => {
    const filter = readFilter(address, ids);
    expect(['', ...ids]).toContain(filter.category);
    expect(filter.query.length).toBeLessThanOrEqual(maxQueryLength);
    expect(search(filter.query).length).toBeLessThanOrEqual(1);
    const query = filter.query.trim();
    expect(readFilter(writeFilter(address, filter), ids)).toEqual({ ...filter, query });
  });
  fc.assert(safe, hostile(150));
});

test('the contact form takes only a known subject and one sentence from any address', () => {
  const safe = fc.property(hostileQuery, (address) => {
    const { subject, message } = readContactAddress(address, ['Sales'], 'Add {integration}.');
    expect(['', 'Sales']).toContain(subject);
    expect(message).toMatch(/^(Add \P{Cc}+\.)?$/u);
  });
  fc.assert(safe, hostile(150));
});

test('the contact form stores, sends and mails any text unchanged', () => {
  const message = fc.record({
    name: hostileText,
    email: hostileText,
    subject: hostileText,
    message: hostileText,
  });
  const safe = fc.property(message, (typed) => {
    const read = readMessage(new URLSearchParams(`${encodeMessage(typed)}`));
    for (const field of messageFields) expect(read[field]).toBe(typed[field].toWellFormed());
  });
  fc.assert(safe, hostile(100));
});

test('the status line ignores responses that are not a status', () => {
  const noStatus = { indicator: 'none', description: '' };
  const response = fc.oneof(
    fc.anything({ withNullPrototype: true }),
    fc.record({ status: fc.record({ indicator: hostileText, description: hostileText }) }),
    fc.record({ status: fc.record({ indicator: fc.constant('none'), description: hostileText }) }),
  );
  const safe = fc.property(response, (data) => {
    const { indicator, description } = parseServiceStatus(data) ?? noStatus;
    expect(['none', 'minor', 'major', 'critical', 'maintenance']).toContain(indicator);
    expect(description.length).toBeLessThanOrEqual(100);
  });
  fc.assert(safe, hostile(200));
});
