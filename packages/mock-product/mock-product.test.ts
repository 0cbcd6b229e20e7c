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

const getText = async (path: string) => (await fetch(origin + path)).text();

test.each(['/auth', '/status', '/widget/booking'])(
  '%s says that it is a mock, shows names as text, and has no broken links',
  async (path) => {
    const response = await fetch(origin + path);
    const text = await response.text();
    expect(response.headers.get('content-security-policy')).toContain(
      `frame-ancestors ${path === '/widget/booking' ? site.siteOrigin : "'none'"}`,
    );
    expect(text).toContain('<strong>Mock.</strong>');
    expect(text).not.toContain('<b>');
    for (const [, address = ''] of text.matchAll(/(?:src|href)="(\/[^"#?]*)/g))
      expect((await fetch(origin + address)).status, address).toBe(200);
  },
);

test.each(['/auth', '/widget/booking'])('%s never prints markup from its URL', async (path) => {
  const markup = '"><img src=x onerror=alert(1)>';
  const names = 'propertyid theme primaryColor compact showPropertyInfo plan billing';
  const query = new URLSearchParams(names.split(' ').map((name) => [name, markup]));
  expect(await getText(`${path}?${query}`)).not.toContain('alert(1)');
});

test('sign-up shows the chosen plan', async () => {
  expect(await getText('/auth?plan=pro&billing=yearly')).toContain('<strong>pro, yearly</strong>');
});
