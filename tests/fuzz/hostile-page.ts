import type { Page } from '@playwright/test';
import { haveStarted, island, islandsOf } from '../e2e/islands.ts';
import { canary } from '../../src/features/hostile-query.fixture.ts';

/** The query and fragment of an address. */
export interface AddressParts {
  search: string;
  hash: string;
}

/** An address, and the values in storage before the visit. */
export interface Arrival extends AddressParts {
  stored: Readonly<Record<string, string>>;
}

/** Opens a page and waits until all of its islands have hydrated. */
export async function arrive(page: Page, path: string, arrival: Arrival): Promise<void> {
  await page.evaluate((stored) => {
    for (const storage of [sessionStorage, localStorage]) {
      storage.clear();
      for (const [name, value] of Object.entries(stored)) storage.setItem(name, value);
    }
  }, arrival.stored);
  await page.goto(path + arrival.search + arrival.hash);
  for (const name of await islandsOf(page)) await island(page, name).dispatchEvent('pointerover');
  await haveStarted(page);
  await page.waitForFunction(() => !document.querySelector('[aria-busy]'));
}

/** Changes the address of an open page, as going back and forward does. */
export async function changeAddress(
  page: Page,
  path: string,
  addresses: readonly AddressParts[],
): Promise<void> {
  await page.evaluate(
    async ([own, all]) => {
      for (const { search, hash } of all) {
        history.replaceState(null, '', own + search);
        dispatchEvent(new PopStateEvent('popstate'));
        location.hash = hash;
        await new Promise(requestAnimationFrame);
      }
    },
    [path, addresses] as const,
  );
}

/** Everything on a page that no address may change. Links get a pointerdown first, as from a visitor. */
export function readState(page: Page) {
  return page.evaluate((word) => {
    for (const link of document.links)
      link.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    const elements = [...document.querySelectorAll('*')];
    const texts = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
    const addresses = [
      ...[...document.links].map(({ href }) => href),
      ...[...document.forms].map(({ action }) => action),
      ...[...document.querySelectorAll('iframe')].map(({ src }) => src),
    ];
    const signUp = [...document.links].find(({ pathname }) => pathname === '/auth');
    return {
      hasRun: word in window,
      place: location.origin + location.pathname,
      loaders: document.querySelectorAll('script,img,iframe,object,embed,base,meta,form').length,
      attributes: elements
        .flatMap((element) => element.getAttributeNames())
        .filter((name) => name.startsWith('on') || name.includes(word)),
      targets: [...new Set(addresses.map((address) => address.replace(/[?#].*/s, '')))],
      figures: texts('#savings-calculator output'),
      nonsense: texts('#savings-calculator')
        .join('')
        .match(/NaN|Infinity|undefined|\[object/g),
      carried: [...new URL(signUp?.href ?? location.origin).searchParams],
    };
  }, canary);
}
