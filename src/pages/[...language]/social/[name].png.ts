import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { socialFonts } from '../../../images/social-fonts.ts';
import { drawSocialImage } from '../../../images/social-image.ts';
import { socialPages } from '../../../images/social-pages.ts';
import { languagePaths } from '../../../content/all-pages.ts';
import { contentIn, languages } from '../../../content/content.ts';

export const getStaticPaths = (() =>
  languagePaths().flatMap(({ params }) =>
    socialPages(contentIn(params.language)).map(({ name, copy }) => ({
      params: { ...params, name },
      props: { copy },
    })),
  )) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

const words = languages
  .flatMap(({ code }) => socialPages(contentIn(code)))
  .flatMap(({ copy }) => Object.values(copy));
const fonts = await socialFonts(words.join(''));

/** A page's image for link previews. */
export const GET: APIRoute<Props> = async ({ props: { copy } }) =>
  new Response(new Uint8Array(await drawSocialImage(copy, fonts)), {
    headers: { 'content-type': 'image/png' },
  });
