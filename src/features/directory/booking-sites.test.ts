import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { BookingSites } from './booking-sites.tsx';

test.each([
  ['en-US', 'Airbnb, Vrbo, and Agoda'],
  ['id-ID', 'Airbnb, Vrbo, dan Agoda'],
])('in %s the answer names %s', (locale, names) => {
  const html = renderToStaticMarkup(
    createElement(BookingSites, {
      copy: content.pages.integrations.search.bookingSites,
      question: undefined,
      names: ['Airbnb', 'Vrbo', 'Agoda'],
      locale,
      hasCategory: false,
      onShowCategory: () => {},
    }),
  );
  expect(html).toContain(names);
});
