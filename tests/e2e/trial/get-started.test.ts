import { content, routes } from '../../language.ts';
import { productLinks } from '../../../src/config/site.ts';
import { expect, test } from '../fixtures.ts';
import { reachSection } from '../navigation/scroll.ts';
import { named, pressPlan } from './trial.ts';
import { needSections } from '../sections.ts';

needSections('get-started');

const { getStarted } = content.pages.home;
const email = 'ayu.carter@guest.example';

test.beforeEach(async ({ page }) => {
  await page.goto(routes.home);
});

test('the browser stops what is no email to start a trial with', async ({ page, context }) => {
  const field = page.getByLabel(getStarted.email.label);
  for (const given of ['', 'ayu', 'ayu@']) {
    await field.fill(given);
    await page.getByRole('button', { name: getStarted.submit }).click();
    await expect(field).toBeFocused();
    expect(await field.evaluate((input) => (input as HTMLInputElement).validity.valid)).toBe(false);
    expect(context.pages()).toHaveLength(1);
  }
});

test('starting a trial opens the product in a new tab and sends the email nowhere', async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  context.on('request', (request) => {
    sent.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers()));
  });
  await page.getByLabel(getStarted.email.label).fill(email);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: getStarted.submit }).click();
  const product = await opened;
  await product.waitForLoadState('networkidle');
  expect(product.url()).toBe(productLinks.auth);
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter((part) => /ayu|guest\.example/.test(part))).toEqual([]);
  await expect(page).toHaveURL(routes.home);
});

test('the three steps and the note on the trial are there', async ({ page }) => {
  const section = page.locator('#get-started');
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(
    getStarted.steps.map(({ title }) => title),
  );
  await expect(section).toContainText(getStarted.note);
});

test(
  'the whole sign-up form is on the screen after a plan button',
  { tag: '@phone' },
  async ({ page }) => {
    await pressPlan(page);
    await reachSection(page, 'get-started');
    await expect(named(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel(getStarted.email.label)).toBeInViewport({ ratio: 1 });
    const submit = page.getByRole('button', { name: getStarted.submit });
    await expect(submit).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(getStarted.note).last()).toBeInViewport({ ratio: 1 });
  },
);
