import { content, language } from '../../language.ts';
import { expect, test } from '../fixtures.ts';
import { money, percent } from '../money.ts';
import { allRoutes, unknownPath } from '../site.ts';
import { findUnlistedFigures } from './unlisted-figures.ts';

const { meta, pricing } = content.pages.home;
const { directBookingFeePercent: fee } = content.terms;
const otherRate = content.bookingSites.find(({ commissionPercent: rate }) => rate !== fee);

/** What a figure is of, and a sentence with it. */
type Example = readonly [kind: string, sentence: string];

/** Figures so odd that no company has them. */
const examples: Record<string, readonly Example[]> = {
  en: [
    ['price', `Pro is ${money(18_937)}/month.`],
    ['price', `From ${money(77.31)} a month`],
    ['price in structured data', '{"@type":"Offer","price":"18937"}'],
    ['amount', `The plan is ${money(18_937)}.`],
    ['fee', 'direct bookings at a 7.31% fee'],
    ['fee that an OTA could ask', `a ${otherRate?.commissionPercent}% fee on direct bookings`],
    ['saving', 'Save 7.31%'],
    ['rate', 'The OTA takes 7.31%.'],
    ['trial', 'a 977-day trial'],
    ['trial', 'Free for 977 days'],
    ['time', 'within 977 days'],
  ],
  id: [
    ['price', `Paket Pro ${money(18_937)}/bulan.`],
    ['price', `Mulai ${money(77.31)} per bulan`],
    ['price in structured data', '{"@type":"Offer","price":"18937"}'],
    ['amount', `Harga paketnya ${money(18_937)}.`],
    ['fee', `biaya layanan ${percent(7.31)}`],
    [
      'fee that an OTA could ask',
      `${percent(otherRate?.commissionPercent ?? NaN)} dari pemesanan langsung`,
    ],
    ['saving', `Hemat ${percent(7.31)}`],
    ['rate', `OTA memungut ${percent(7.31)}.`],
    ['trial', 'uji coba 977 hari'],
    ['trial', 'Gratis selama 977 hari'],
    ['time', 'dalam 977 hari'],
  ],
};
const unlistedExamples = examples[language] ?? [
  ['amount', money(18_937)],
  ['rate', percent(7.31)],
];

test('a stray figure is found', () => {
  for (const [kind, sentence] of unlistedExamples) {
    expect(findUnlistedFigures(sentence), `${kind}: ${sentence}`).not.toEqual([]);
  }
});

test('the figures of the catalogue are no unlisted', () => {
  for (const sentence of [meta.description, pricing.lead, pricing.save]) {
    expect(findUnlistedFigures(sentence)).toEqual([]);
  }
});

test('no page names a price, a rate or a trial that is not the catalogue’s', async ({
  page,
  request,
}) => {
  const read: string[] = [];
  for (const path of [...allRoutes, unknownPath]) {
    const html = await (await request.get(path)).text();
    // What a visitor, a search engine or a screen reader is told: text, attributes, structured data.
    const said = await page.evaluate((source) => {
      const { documentElement: root } = new DOMParser().parseFromString(source, 'text/html');
      for (const code of root.querySelectorAll('style, script:not([type="application/ld+json"])')) {
        code.remove();
      }
      const textsOf = (within: Element) => {
        const attributes = [...within.querySelectorAll('*')].flatMap((element) =>
          [...element.attributes].map(({ value }) => value),
        );
        const walker = document.createTreeWalker(within, NodeFilter.SHOW_ELEMENT);
        // One line for each innermost block, so that a figure keeps the words beside it.
        const lines: string[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const element = node as Element;
          if (!element.querySelector('p, li, td, th, dd, dt, div, h1, h2, h3, h4, section')) {
            lines.push(element.textContent);
          }
        }
        return [...attributes, ...lines];
      };
      // The calculator's chart names the steps of its axes, whatever they are.
      const pictures = [...root.querySelectorAll('[role="img"], [data-nosnippet], figure')];
      const shown = pictures.flatMap(textsOf);
      for (const picture of pictures) picture.replaceChildren();
      return { shown, told: textsOf(root) };
    }, html);
    const unlisted = [
      ...said.told.flatMap((text) => findUnlistedFigures(text)),
      ...said.shown.flatMap((text) => findUnlistedFigures(text, true)),
    ];
    expect([...new Set(unlisted)], path).toEqual([]);
    read.push(...said.told);
  }
  const offers = read.filter((text) => text.includes('"Offer"'));
  expect(offers, 'structured data is among what was read').toHaveLength(1);
});
