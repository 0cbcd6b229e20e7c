import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMockProduct } from './server.ts';

const site = {
  siteOrigin: 'http://site.example:4173',
  brandName: '<b>Casa & "Co"</b>',
  currency: 'USD',
  property: { name: 'Casa <b>Azul</b>', place: 'Tavira' },
};
const server = createMockProduct(site);
let origin: string;

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const get = (path: string) => fetch(origin + path);
const getText = async (path: string) => (await get(path)).text();
const getWidget = (query: Record<string, string> = {}) =>
  getText(`/widget/booking?${new URLSearchParams(query)}`);

const pages = ['/', '/auth', '/demo', '/help', '/docs', '/api', '/status', '/updates'];

test.each([...pages, '/widget/booking'])(
  '%s says that it is a mock, shows the brand as text, and has no broken links',
  async (path) => {
    const response = await get(path);
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain(
      `frame-ancestors ${path === '/widget/booking' ? site.siteOrigin : "'none'"}`,
    );
    expect(text).toContain('<strong>Mock.</strong>');
    expect(text).not.toContain('<b>');
    for (const [, address = ''] of text.matchAll(/(?:src|href)="(\/[^"#?]*)/g)) {
      expect((await get(address)).status, address).toBe(200);
    }
  },
);

test('the site may read the status as JSON, with credentials', async () => {
  const response = await get('/api/v2/status.json');
  expect(response.headers.get('access-control-allow-origin')).toBe(site.siteOrigin);
  expect(response.headers.get('access-control-allow-credentials')).toBe('true');
  expect(await response.json()).toMatchObject({ status: { indicator: 'none' } });
});

test.each(['/auth', '/demo', '/widget/booking'])(
  '%s never prints markup from its URL',
  async (path) => {
    const markup = '"><img src=x onerror=alert(1)>';
    const names = 'propertyid theme primaryColor compact showPropertyInfo lang plan billing';
    const query = new URLSearchParams(names.split(' ').map((name) => [name, markup]));
    expect(await getText(`${path}?${query}`)).not.toContain('alert(1)');
  },
);

test('sign-up shows the chosen plan, and its fields have no name', async () => {
  const text = await getText('/auth?plan=pro&billing=yearly');
  expect(text).toContain('<strong>pro, yearly</strong>');
  for (const [field] of text.matchAll(/<input[^>]*>/g)) expect(field).not.toContain('name=');
});

test('the booking widget has the language that the page asks for, and can hide the property', async () => {
  expect(await getWidget()).toContain('<div ><h1>Casa &#60;b&#62;Azul&#60;/b&#62;</h1>');
  const other = await getWidget({ showPropertyInfo: 'false', lang: 'id' });
  expect(other).toContain('<div hidden><h1>');
  expect(other).toContain('Pesan');
});
