import type { CustomPage as Page } from '../content/custom-pages.ts';
import { Band } from '../ui/band.tsx';
import { MarkdownText } from './markdown-text.tsx';
import { Intro } from './page-intro.tsx';

/** A page that the company added. */
export function CustomPage({ page }: { page: Page }) {
  return (
    <>
      <Intro heading={page.title} lead={page.description} page="other" />
      <Band>
        <MarkdownText html={page.html} />
      </Band>
    </>
  );
}
