import type { APIRequestContext, Page } from '@playwright/test';
import { language } from '../../language.ts';

/** The words of a page, as the server sends them. */
export interface PageText {
  /** Headings in order, without those of navigation. */
  headings: string[];
  /** Text of every element that has text, with the elements inside it; headings included. */
  blocks: string[];
}

/**
 * Reads a page's HTML without running its scripts, closed accordions and hidden tabs included, and
 * drawings excluded: their names, dates and amounts are not sentences.
 * @param within the part to read.
 */
export async function readPageText(
  page: Page,
  request: APIRequestContext,
  path: string,
  within = 'body',
): Promise<PageText> {
  const html = await (await request.get(path)).text();
  return page.evaluate(
    ([source, selector]) => {
      const root = new DOMParser().parseFromString(source, 'text/html');
      for (const element of root.querySelectorAll(
        'script, style, template, [role="img"], [data-nosnippet]',
      )) {
        element.remove();
      }
      const clean = (element: Element) => element.textContent.replaceAll(/\s+/g, ' ').trim();
      const hasText = (element: Element) =>
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
        );
      const parts = [...root.querySelectorAll(selector)].flatMap((part) => [
        ...part.querySelectorAll('*'),
      ]);
      const texts = parts.filter(hasText);
      const outermost = texts.filter(
        (element) => !texts.some((other) => other !== element && other.contains(element)),
      );
      return {
        headings: parts
          .filter((element) => element.matches('h1, h2, h3, h4') && !element.closest('nav'))
          .map(clean),
        blocks: outermost.map(clean).filter(Boolean),
      };
    },
    [html, within] as const,
  );
}

const sentenceSegmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
const wordSegmenter = new Intl.Segmenter(language, { granularity: 'word' });

/** The words of a text, without punctuation; contractions are one word. */
export const wordsOf = (text: string): string[] =>
  [...wordSegmenter.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);

/** The sentences of a block of text. */
export const sentencesOf = (text: string): string[] =>
  [...sentenceSegmenter.segment(text)].map(({ segment }) => segment.trim());
