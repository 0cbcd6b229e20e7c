import { defineMiddleware } from 'astro:middleware';
import { mainLanguage } from './config/routes.ts';
import { contentIn } from './content/content.ts';
import { markLanguage } from './content/translation/mark-language.ts';

/** Marks what a page shows in English because its language lacks a translation. */
export const onRequest = defineMiddleware(async ({ params }, next) => {
  const response = await next();
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  const { language, englishTexts } = contentIn(params['language']);
  if (!isPage || englishTexts.length === 0) return response;
  const marked = markLanguage(
    await response.text(),
    englishTexts,
    language,
    contentIn(mainLanguage).language,
    // React's development build reports attributes that it did not render; the other one keeps them.
    { hasIslands: import.meta.env.PROD },
  );
  return new Response(marked, response);
});
