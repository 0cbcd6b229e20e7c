import { fillFacts, type Facts } from '../fields/fill-facts.ts';
import { markdownText } from '../fields/markdown-text.ts';
import type { OwnPage } from '../own-pages/own-page.ts';
import type { MarkdownPage } from '../parse/markdown-page.ts';
import type { TranslatedText } from './texts.ts';
import { hasSamePlaceholders } from './translate.ts';

/**
 * What a page shows in English because its language has no translation that fits, with the facts filled in and
 * variables in single braces. A text that a translation also says is none.
 */
export function englishTexts(texts: readonly TranslatedText[], facts: Facts): string[] {
  const translated = new Set(texts.map(({ translation }) => translation));
  const english = texts.filter((text) => !isShown(text) && !translated.has(text.english));
  return [
    ...new Set(
      english
        .filter(({ name }) => !name.endsWith('.md'))
        .flatMap((text) => shownParts(fillFacts(text.english, facts))),
    ),
  ];
}

type InLanguage<Page> = Page & { language: string };

/**
 * What pages without a translation say outside their article and in links to them, and the tagline if the
 * language has none.
 */
export function englishPageTexts(
  content: {
    language: { code: string; tagline?: string | undefined };
    legal: Record<string, InLanguage<MarkdownPage>>;
    ownPages: readonly InLanguage<OwnPage>[];
  },
  brand: { name: string; tagline: string },
): string[] {
  const isEnglish = ({ language }: { language: string }) => language !== content.language.code;
  const legal = Object.values(content.legal)
    .filter(isEnglish)
    .map(({ lead }) => lead);
  const own = content.ownPages
    .filter(isEnglish)
    .flatMap(({ label, meta, intro }) => [
      label,
      meta.title,
      intro.eyebrow,
      intro.heading,
      intro.lead,
    ]);
  const tagline = content.language.tagline === undefined ? [brand.tagline] : [];
  return [...tagline, ...legal, ...own];
}

/** Whether the page shows the translation: one that no longer has the placeholders of its text is left out. */
function isShown({ english, translation }: TranslatedText): boolean {
  return translation !== undefined && hasSamePlaceholders(english, translation);
}

/** The text itself, and the parts between the tags of one that a page shows as Markdown. */
function shownParts(text: string): string[] {
  const html = /[\n*_[]/.test(text) ? markdownText(4).safeParse(text).data : undefined;
  return html === undefined ? [text] : [text, ...partsOf(html)];
}

function partsOf(html: string): string[] {
  return html
    .split(/<[^>]*>/)
    .map((part) => decodeHtml(part).trim())
    .filter((part) => /\p{L}/u.test(part));
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function decodeHtml(text: string): string {
  return text.replaceAll(/&(\w+|#39);/g, (entity, name: string) => entities[name] ?? entity);
}
