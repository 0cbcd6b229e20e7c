import { sectionHref } from '../../src/config/routes.ts';
import { productOrigin } from '../../src/config/site.ts';
import { content } from '../../src/content/content.ts';
import { formatUsd } from '../../src/shared/money.ts';
import { fillTemplate } from '../../src/content/fields/template.ts';
import { resultsOf } from '../e2e/calculator/savings.ts';
import { lastLinked, offered } from '../e2e/site.ts';
import { words } from '../e2e/toasts.ts';
import {
  address,
  expect,
  focus,
  goTo,
  open,
  press,
  reachSection,
  test,
  texts,
} from './fixtures.ts';

const { shell } = content;
const { hero, pricing, testimonials, bookYourStay } = content.pages.home;

test('section links stop 80 px short of the section, and there is a way to the top', async ({
  tab,
}) => {
  await open(tab, sectionHref(lastLinked.id));
  await reachSection(tab, lastLinked.id);
  for (const id of ['pricing', 'features'] as const) {
    await tab.locator(`header a[href="${sectionHref(id)}"]`).click();
    await reachSection(tab, id);
    await address(tab).toBe(sectionHref(id));
  }
  await press(tab, 'button', shell.scrollToTop);
  await expect.poll(() => tab.evaluate(() => scrollY)).toBe(0);
  await press(tab, 'a', hero.watchDemo);
  await reachSection(tab, 'demo');
});

test('each tab of the tour and of the showcase is reached by the arrow keys', async ({ tab }) => {
  await open(tab, '/');
  for (const [id, entries] of [
    ['demo', content.tour],
    ['showcase', content.showcase],
  ] as const) {
    await goTo(tab, id);
    const [first] = entries;
    await tab.locator(`#${first?.id}-tab`).click();
    for (const [at, { id: entry, title, description }] of entries.entries()) {
      if (at > 0) await tab.keyboard.press('ArrowRight');
      await texts(tab, `#${id} [role=tabpanel] p`).toContain(description);
      const selected = `#${entry}-tab:focus[aria-selected=true]`;
      expect(await tab.$$eval(selected, ({ length }) => length), title).toBe(1);
    }
    await tab.keyboard.press('ArrowRight');
    await focus(tab).toContain(first?.title);
  }
});

test('prices follow the period, and questions open one at a time', async ({ tab }) => {
  await open(tab, '/');
  for (const period of ['yearly', 'monthly'] as const) {
    await tab.locator(`#pricing label::-p-text(${pricing[period]})`).click();
    const prices = content.plans.flatMap(({ price }) => (price ? formatUsd(price[period]) : []));
    await texts(tab, '#pricing *').toEqual(expect.arrayContaining(prices));
  }
  for (const { question, answer } of content.faq) {
    await tab.locator(`#faq summary::-p-text(${question})`).click();
    await texts(tab, '#faq details[open] p').toEqual([answer]);
  }
});

test('the calculator gives what the formula gives, keeps them in the address and copies it', async ({
  tab,
}) => {
  await open(tab, '/');
  await goTo(tab, 'savings-calculator');
  const figures = () => texts(tab, '#savings-calculator output');
  await figures().toEqual(Object.values(resultsOf()));
  await tab.locator('select[name=planId]').fill('pro');
  await figures().toEqual(Object.values(resultsOf({ plan: 'pro' })));
  await tab.locator('select[name=otaId]').fill('vrbo');
  await tab.focus('input[name=nightlyRateUsd]');
  for (let step = 0; step < 10; step += 1) await tab.keyboard.press('ArrowRight');
  await press(
    tab,
    '#savings-calculator label',
    content.pages.home.savingsCalculator.calculator.yearlyView,
  );
  await figures().toContain(
    resultsOf({ nightlyRateUsd: 200, ota: 'vrbo', plan: 'pro' }, true).otaCost,
  );
  await address(tab).toBe('/?rate=200&ota=vrbo&plan=pro&view=yearly');

  await press(tab, 'button', words.copyLink);
  const toast = `section[aria-label="${fillTemplate(words.region, { hotkey: 'F8' })}"]`;
  await texts(tab, `${toast} p`).toEqual([words.linkCopied]);
  await press(tab, `${toast} button`, words.close);
  await texts(tab, `${toast} p`).toEqual([]);
});

test('testimonials move on and back, and stop at their ends', async ({ tab }) => {
  test.skip(content.testimonials.length === 0, 'the section is left out');
  await open(tab, '/');
  await goTo(tab, 'testimonials');
  const { next, previous } = testimonials.carousel;
  const isDisabled = (name: string) =>
    tab.$eval(`[aria-label="${name}"]`, (button) => (button as HTMLButtonElement).disabled);
  /** Where the slide at a place in the list lies beside the one in view. */
  const isShown = (at: number) =>
    expect.poll(() =>
      tab.$$eval(
        `#testimonials [aria-roledescription="${testimonials.carousel.slideRole}"]`,
        (slides, place) => {
          const { left, right } = slides[place]?.getBoundingClientRect() ?? { left: -1, right: 0 };
          return left >= 0 && right <= innerWidth;
        },
        at,
      ),
    );
  await expect.poll(() => isDisabled(previous)).toBe(true);
  for (const at of content.testimonials.slice(1).keys()) {
    await press(tab, 'button', next);
    await isShown(at + 1).toBe(true);
  }
  await expect.poll(() => isDisabled(next)).toBe(true);
  const beforeLast = content.testimonials.length - 2;
  if (beforeLast < 0) return;
  await press(tab, 'button', previous);
  await isShown(beforeLast).toBe(true);
});

test('the booking frame opens when it comes near, without a word of failure', async ({ tab }) => {
  const asked: string[] = [];
  tab.on('request', (request) => asked.push(request.url()));
  await open(tab, '/');
  await tab.waitForNetworkIdle();
  expect(asked.filter((url) => url.startsWith(productOrigin))).toEqual([]);
  await goTo(tab, 'book-your-stay');
  const frame = await tab.waitForSelector('#book-your-stay iframe');
  expect((await frame?.boundingBox())?.height).toBe(600);
  const widget = await frame?.contentFrame();
  await widget?.waitForSelector(`::-p-text(${offered})`);
  await texts(tab, '#book-your-stay *').not.toContain(bookYourStay.frame.unreachable.title);
});

test('a booking frame that takes the focus from a field gets no key and is stopped', async ({
  tab,
}) => {
  await open(tab, '/');
  await goTo(tab, 'book-your-stay');
  const frame = await tab.waitForSelector('#book-your-stay iframe');
  const widget = await frame?.contentFrame();
  await widget?.waitForSelector('input');
  const field = await tab.waitForSelector('#get-started input');
  await field?.click();
  await widget?.evaluate(() => {
    setInterval(() => {
      window.focus();
      document.querySelector('input')?.focus();
    }, 50);
  });
  await texts(tab, '#book-your-stay [role=status] p').toContain(bookYourStay.frame.stopped.title);
  await tab.waitForFunction(() => !document.querySelector('#book-your-stay iframe'));
  await tab.keyboard.type('ayu@guest.example');
  expect(await field?.evaluate((input) => (input as HTMLInputElement).value)).toBe(
    'ayu@guest.example',
  );
});
