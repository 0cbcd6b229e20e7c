import type { Locator, Page } from '@playwright/test';

/** The outermost element of each island, by the name of its component. */
const roots = {
  ProductTour: '#demo div:has(> [role="tablist"])',
  Showcase: '#showcase div:has(> [role="tablist"])',
  SavingsCalculator: '#savings-calculator form',
  Testimonials: '#testimonials div:has(> [role="group"][tabindex])',
  IntegrationDirectory: 'main search',
  ContactForm: 'main form[method="post"]',
};

export type IslandName = keyof typeof roots;

/** The part of a page that a component makes interactive. */
export function island(page: Page, name: IslandName): Locator {
  return page.locator(roots[name]);
}

/** Waits until React runs an island. */
export async function hasStarted(part: Locator): Promise<void> {
  await part.locator(`xpath=ancestor::astro-island[not(@ssr)]`).waitFor({ state: 'attached' });
}

/** The islands of a page. */
async function islandsOf(page: Page): Promise<IslandName[]> {
  const names = Object.keys(roots) as IslandName[];
  const counts = await Promise.all(names.map((name) => island(page, name).count()));
  return names.filter((_, index) => counts[index]);
}

/** Those that start when they come near the screen. */
export async function nearIslandsOf(page: Page): Promise<IslandName[]> {
  const names = await islandsOf(page);
  return names.filter((name) => name !== 'ContactForm');
}

/** Waits until these islands of a page work; by default all of them. */
export async function haveStarted(page: Page, names?: readonly IslandName[]): Promise<void> {
  for (const name of names ?? (await islandsOf(page))) await hasStarted(island(page, name));
}
