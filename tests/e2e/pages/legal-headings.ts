import { content } from '../../language.ts';
import type { MarkdownPage } from '../../../src/content/parse/markdown-page.ts';
import { hasLegalEntity } from '../../../src/sections/legal/has-legal-entity.ts';

/** The headings of a legal page; the legal entity, if there is one, comes last on each. */
export function headingsOf({ headings }: MarkdownPage): string[] {
  const { company, site } = content;
  const texts = headings.map(({ text }) => text);
  return hasLegalEntity(company) ? [...texts, site.legalEntity.heading] : texts;
}

/** Selects these headings on the page. */
export const headingsInText = 'main article h2, main article ~ section h2';
