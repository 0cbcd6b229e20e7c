import type { Locator, Page } from '@playwright/test';
import type { SectionId } from '../../src/config/routes.ts';
import { expect } from './fixtures.ts';

/** Hydrates the islands with `client:visible` by scrolling to each, then returns to the top. */
export async function hydrateIslands(page: Page): Promise<void> {
  const islands = 'astro-island[client=visible]';
  for (const content of await page.locator(`${islands} > :first-child`).all())
    await content.scrollIntoViewIfNeeded();
  await expect(page.locator(`${islands}[ssr]`)).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
}

/** Delays the files at these addresses. @returns a function that lets them through. */
export async function delay(page: Page, addresses: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Opens the landing page, scrolls to a section and waits until its island has hydrated. */
export async function openSection(page: Page, id: SectionId, address = '/'): Promise<Locator> {
  await page.goto(address);
  const section = page.locator(`#${id}`);
  await section.scrollIntoViewIfNeeded();
  await expect(section.locator('astro-island[ssr]')).toHaveCount(0);
  return section;
}
