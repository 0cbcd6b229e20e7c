import { sectionHref } from '../../src/config/routes.ts';
import { content } from '../../src/content/content.ts';
import { formatUsd } from '../../src/shared/money.ts';
import { fillTemplate } from '../../src/content/fields/template.ts';
import { resultsOf } from '../e2e/calculator/savings.ts';
import { offered, scrollOffsetPx } from '../e2e/site.ts';
import { words } from '../e2e/toasts.ts';
import { address, expect, focus, goTo, keys, open, test, texts } from './fixtures.ts';

const { pricing, testimonials, bookYourStay } = content.pages.home;

test.beforeEach(async ({ tab }) => {
  await open(tab, '/');
});

test('a link of the header stops 80 px short of its section', async ({ tab }) => {
  await tab.press(`header a[href="${sectionHref('pricing')}"]`);
  await address(tab).toBe(sectionHref('pricing'));
  const top = () =>
    tab.run(() => document.querySelector('#pricing')?.getBoundingClientRect().top ?? NaN);
  await expect.poll(async () => Math.round((await top()) - scrollOffsetPx)).toBe(0);
});

test('tabs of the tour and of the showcase are chosen by a click and by the arrow keys', async ({
  tab,
}) => {
  for (const [id, [first, second]] of [
    ['demo', content.tour],
    ['showcase', content.showcase],
  ] as const) {
    await goTo(tab, id);
    await tab.press(`#${second?.id}-tab`);
    await texts(tab, `#${id} [role=tabpanel] p`).toContain(second?.description);
    await tab.press(`#${first?.id}-tab`);
    await texts(tab, `#${id} [role=tabpanel] p`).toContain(first?.description);
    await tab.type(keys.arrowRight);
    await focus(tab).toContain(second?.title);
    await texts(tab, `#${id} [role=tabpanel] p`).toContain(second?.description);
  }
});

test('prices follow the period, and questions open one at a time', async ({ tab }) => {
  for (const period of ['yearly', 'monthly'] as const) {
    await tab.press('#pricing label span, #pricing label', pricing[period]);
    const prices = content.plans.flatMap(({ price }) => (price ? formatUsd(price[period]) : []));
    await texts(tab, '#pricing *').toEqual(expect.arrayContaining(prices));
  }
  for (const { question, answer } of content.faq.slice(0, 2)) {
    await tab.press('#faq summary', question);
    await texts(tab, '#faq details[open] p').toEqual([answer]);
  }
});

test('the calculator gives what the formula gives, and a note says that its link is copied', async ({
  tab,
}) => {
  await goTo(tab, 'savings-calculator');
  const figures = () => texts(tab, '#savings-calculator output');
  await figures().toEqual(Object.values(resultsOf()));
  await tab.run(() => document.querySelector<HTMLElement>('input[name=nightlyRateUsd]')?.focus());
  await tab.type(keys.arrowRight);
  await figures().toEqual(Object.values(resultsOf({ nightlyRateUsd: 155 })));
  await address(tab).toBe('/?rate=155');

  await tab.press('#savings-calculator button', words.copyLink);
  const toast = `section[aria-label="${fillTemplate(words.region, { hotkey: 'F8' })}"]`;
  await texts(tab, `${toast} p`).toEqual([words.linkCopied]);
  await tab.press(`${toast} button`, words.close);
  await texts(tab, `${toast} p`).toEqual([]);
});

test('testimonials move on', async ({ tab }) => {
  test.skip(content.testimonials.length < 2, 'there is no slide beside the first');
  await goTo(tab, 'testimonials');
  /** The places in the list of the slides that are in view. */
  const inView = () =>
    tab.run(
      (role) =>
        [...document.querySelectorAll(`#testimonials [aria-roledescription="${role}"]`)].flatMap(
          (slide, at) => {
            const { left, right } = slide.getBoundingClientRect();
            return left >= 0 && right <= innerWidth ? [at] : [];
          },
        ),
      testimonials.carousel.slideRole,
    );
  await expect.poll(inView).toContain(0);
  await tab.press('button', testimonials.carousel.next);
  await expect.poll(inView).toContain(1);
  await expect.poll(inView).not.toContain(0);
});

test('the booking frame opens, without a word of failure', async ({ tab }) => {
  await goTo(tab, 'book-your-stay');
  const frame = () => tab.find('#book-your-stay iframe');
  await expect.poll(frame).toBeTruthy();
  await tab.send('POST', '/frame', { id: await frame() });
  await expect.poll(() => tab.run(() => document.body.textContent)).toContain(offered);
  await tab.send('POST', '/frame', { id: null });
  await texts(tab, '#book-your-stay *').not.toContain(bookYourStay.frame.unreachable.title);
});
