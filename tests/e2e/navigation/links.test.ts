import { allRoutes, inEveryLanguage, productLinks } from '../../language.ts';
import { productOrigin } from '../../../src/config/site.ts';
import { expect, test } from '../fixtures.ts';
import { readMarkup, type PageMarkup } from '../page-markup.ts';

let pages: PageMarkup[];

test.beforeEach(async ({ page, request }) => {
  pages = await readMarkup(page, request);
});

const isExternal = (href: string) => /^https?:/.test(href);
/** Pages in every language; only those of the tested one are read. */
const everyRoute = new Set(allRoutes.flatMap(inEveryLanguage));

const isMailOrPhone = (href: string) => /^(mailto|tel):/.test(href);

test('every internal link leads to an existing page and fragment', () => {
  const idsOf = new Map(pages.map(({ path, ids }) => [path, ids]));
  const dead = pages.flatMap(({ path, links }) =>
    links
      // tests/e2e/languages follows the links to other languages.
      .filter(({ href, hreflang }) => !isExternal(href) && !isMailOrPhone(href) && !hreflang)
      .map(({ href }) => href)
      .filter((href) => {
        const [address = '', fragment] = href.split('#');
        const [target] = address.split('?');
        const ids = idsOf.get(target || path);
        const isPage = !target || everyRoute.has(target);
        return !isPage || (fragment !== undefined && !ids?.includes(fragment));
      })
      .map((href) => `${path} → ${href}`),
  );
  expect(dead).toEqual([]);
});

test('no two elements of a page share an id', () => {
  const doubled = pages.flatMap(({ path, ids }) =>
    ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path} #${id}`),
  );
  expect(doubled).toEqual([]);
});

test('no link has a generic name', () => {
  const vague =
    /^(click )?(here|this)$|^(learn|read|see) more$|^more( info(rmation)?)?$|^(go|start)$/i;
  const names = pages.flatMap(({ links }) => links.map(({ text }) => text));
  expect(names.filter((name) => vague.test(name))).toEqual([]);
});

test('every external link opens a new tab without access to the opener', () => {
  const links = pages.flatMap((page) => page.links).filter(({ href }) => isExternal(href));
  expect(links.length).toBeGreaterThan(0);
  const unsafe = links.filter(
    ({ target, rel }) => target !== '_blank' || !rel.includes('noopener'),
  );
  expect(unsafe).toEqual([]);
});

test('no internal link opens a new tab', () => {
  const links = pages.flatMap((page) => page.links).filter(({ href }) => !isExternal(href));
  expect(links.filter(({ target }) => target !== '')).toEqual([]);
});

test('every link to the product gets a response', async ({ request }) => {
  const linked = pages.flatMap(({ links }) => links.map(({ href }) => href));
  const addresses = new Set(linked.filter((href) => href.startsWith(productOrigin)));
  const { auth, demo } = productLinks;
  expect([...addresses]).toEqual(expect.arrayContaining([auth, demo]));
  for (const address of addresses) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
});
