import type { Locator, Page } from '@playwright/test';
import type { SectionId } from '../../../src/config/routes.ts';
import { expect } from '../fixtures.ts';

/** Opens the landing page, scrolls to a section and waits until its island has hydrated. */
export async function openSection(page: Page, id: SectionId): Promise<Locator> {
  await page.goto('/');
  const section = page.locator(`#${id}`);
  await section.scrollIntoViewIfNeeded();
  await expect(section.locator('astro-island[ssr]')).toHaveCount(0);
  return section;
}
