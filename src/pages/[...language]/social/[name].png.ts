import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { drawSocialImage, socialFonts } from '../../../brand/social-image.ts';
import { socialPages } from '../../../brand/social-pages.ts';
import { loadContent } from '../../../content/content.ts';
import { languagePaths } from '../../../content/page.ts';

export const getStaticPaths = (() =>
  languagePaths().flatMap(({ params }) =>
    socialPages(loadContent(params.language)).map(({ name, copy }) => ({
      params: { ...params, name },
      props: { copy },
    })),
  )) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

const fonts = await socialFonts();

/** A page's image for link previews. */
export const GET: APIRoute<Props> = async ({ props: { copy } }) =>
  new Response(new Uint8Array(await drawSocialImage(copy, fonts)), {
    headers: { 'content-type': 'image/png' },
  });
