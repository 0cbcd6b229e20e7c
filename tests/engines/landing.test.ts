import { content, sectionHref, routes } from '../language.ts';
import { productOrigin } from '../../src/config/site.ts';
import { money } from '../e2e/money.ts';
import { fillTemplate } from '../../src/content/fields/template.ts';
import { labels, otherOta, otherPlan, rates, resultsOf } from '../e2e/calculator/savings.ts';
import { firstLinked, lastLinked, offered, scrollOffsetPx } from '../e2e/site.ts';
import { words } from '../e2e/toasts.ts';
import {
  address,
  click,
  expect,
  focus,
  poll,
  scrollTo,
  sectionTop,
  test,
  texts,
} from './fixtures.ts';
import { needSections } from '../e2e/sections.ts';

needSections(
  'demo',
  'showcase',
  'pricing',
  'savings-calculator',
  'book-your-stay',
  'faq',
  'get-started',
);

const { site } = content;
const { hero, pricing, testimonials, bookYourStay } = content.pages.home;

test('section links stop 80 px short of the section, and there is a way to the top', async ({
  tab,
}) => {
  await tab.open(sectionHref(lastLinked.id));
  await sectionTop(tab, lastLinked.id).toBe(scrollOffsetPx);
  for (const { id } of [lastLinked, firstLinked]) {
    await click(tab, `header a[href="${sectionHref(id)}"]`);
    await sectionTop(tab, id).toBe(scrollOffsetPx);
    await address(tab).toBe(sectionHref(id));
  }
  await click(tab, 'button', site.scrollToTop);
  await poll(tab, () => scrollY).toBe(0);
  await click(tab, 'a', hero.watchDemo);
  await sectionTop(tab, 'demo').toBe(scrollOffsetPx);
});

test('each tab of the tour and of the showcase opens by a click and by the arrow keys', async ({
  tab,
}) => {
  await tab.open(routes.home);
  for (const [id, entries] of [
    ['demo', content.tour],
    ['showcase', content.showcase],
  ] as const) {
    await scrollTo(tab, id);
    const panel = () => texts(tab, `#${id} [role=tabpanel] p`);
    const [first, second] = entries;
    await click(tab, `#${second?.id}-tab`);
    await panel().toContain(second?.description);
    await click(tab, `#${first?.id}-tab`);
    for (const [at, { id: entry, title, description }] of entries.entries()) {
      if (at > 0) await tab.press('ArrowRight');
      await panel().toContain(description);
      await focus(tab).toContain(title);
      await texts(tab, `#${id} [role=tab][aria-selected=true]`).toHaveLength(1);
      await texts(tab, `#${entry}-tab:focus[aria-selected=true]`).toHaveLength(1);
    }
    await tab.press('ArrowRight');
    await focus(tab).toContain(first?.title);
  }
});

test('prices follow the period, and questions open one at a time', async ({ tab }) => {
  await tab.open(routes.home);
  const hasYearly = content.plans.some(({ price }) => price?.yearly !== undefined);
  for (const period of hasYearly ? (['yearly', 'monthly'] as const) : []) {
    await click(tab, '#pricing label span, #pricing label', pricing[period]);
    const prices = content.plans.flatMap(({ price }) =>
      price ? money(price[period] ?? price.monthly) : [],
    );
    await texts(tab, '#pricing *').toEqual(expect.arrayContaining(prices));
  }
  for (const { question, answer } of content.faq) {
    await click(tab, '#faq summary', question);
    await texts(tab, '#faq details[open] p').toEqual([answer]);
  }
});

test('the calculator gives what the formula gives, keeps it in the address and copies the link', async ({
  tab,
}) => {
  await tab.open(routes.home);
  await scrollTo(tab, 'savings-calculator');
  const figures = () => texts(tab, '#savings-calculator output');
  await figures().toEqual(Object.values(resultsOf()));

  const { default: start, step } = rates;
  await tab.run(() => document.querySelector<HTMLElement>('input[name=nightlyRate]')?.focus());
  await tab.press('ArrowRight');
  await figures().toEqual(Object.values(resultsOf({ nightlyRate: start + step })));
  await address(tab).toBe(`${routes.home}?rate=${start + step}`);
  for (let presses = 1; presses < 10; presses += 1) await tab.press('ArrowRight');
  const nightlyRate = start + 10 * step;
  await tab.choose('select[name=planId]', otherPlan);
  await figures().toEqual(Object.values(resultsOf({ nightlyRate, plan: otherPlan })));
  await tab.choose('select[name=otaId]', otherOta);
  await click(tab, '#savings-calculator label', labels.yearlyView);
  await figures().toContain(
    resultsOf({ nightlyRate, ota: otherOta, plan: otherPlan }, true).otaCost,
  );
  await address(tab).toBe(
    `${routes.home}?rate=${nightlyRate}&ota=${otherOta}&plan=${otherPlan}&view=yearly`,
  );

  await click(tab, 'button', words.copyLink);
  const toast = `section[aria-label="${fillTemplate(words.region, { hotkey: 'F8' })}"]`;
  await texts(tab, `${toast} p`).toEqual([words.linkCopied]);
  await click(tab, `${toast} button`, words.close);
  await texts(tab, `${toast} p`).toEqual([]);
});

test('testimonials move on and back, and stop at their ends', async ({ tab }) => {
  test.skip(content.testimonials.length === 0, 'the section is left out');
  await tab.open(routes.home);
  await scrollTo(tab, 'testimonials');
  const { next, previous, slideRole } = testimonials.carousel;
  const isDisabled = (name: string) =>
    poll(tab, (label) => document.querySelector(`[aria-label="${label}"]:disabled`) !== null, name);
  /** The positions of the slides that are in view. */
  const inView = () =>
    poll(
      tab,
      (role) =>
        [...document.querySelectorAll(`#testimonials [aria-roledescription="${role}"]`)].flatMap(
          (slide, at) => {
            const { left, right } = slide.getBoundingClientRect();
            return left >= 0 && right <= innerWidth ? [at] : [];
          },
        ),
      slideRole,
    );
  await isDisabled(previous).toBe(true);
  await inView().toContain(0);
  for (const at of content.testimonials.slice(1).keys()) {
    await click(tab, 'button', next);
    await inView().toContain(at + 1);
    await inView().not.toContain(at);
  }
  await isDisabled(next).toBe(true);
  const beforeLast = content.testimonials.length - 2;
  if (beforeLast < 0) return;
  await click(tab, 'button', previous);
  await inView().toContain(beforeLast);
});

const frame = '#book-your-stay iframe';

test('the booking frame opens when it comes near, without a word of failure', async ({ tab }) => {
  const productRequests = () =>
    poll(
      tab,
      (origin) =>
        performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(origin))
          .length,
      productOrigin,
    );
  await tab.open(routes.home);
  await click(tab, `#${content.tour[1]?.id}-tab`);
  await texts(tab, '#demo [role=tabpanel] p').toContain(content.tour[1]?.description);
  await productRequests().toBe(0);
  await scrollTo(tab, 'book-your-stay');
  const height = (selector: string) =>
    document.querySelector(selector)?.getBoundingClientRect().height;
  await poll(tab, height, frame).toBe(600);
  await productRequests().toBeGreaterThan(0);
  await poll(tab, () => document.body.textContent, undefined, frame).toContain(offered);
  await texts(tab, '#book-your-stay *').not.toContain(bookYourStay.frame.unreachable);
});
