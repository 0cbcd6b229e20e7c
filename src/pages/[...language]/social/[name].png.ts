import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { drawSocialImage } from '../../../brand/social-image.tsx';
import { listSocialImages } from '../../../brand/social-pages.ts';
import { loadContent } from '../../../content/content.ts';
import { getLanguagePaths } from '../../../content/page.ts';

export const getStaticPaths = (() =>
  getLanguagePaths().flatMap(({ params }) =>
    listSocialImages(loadContent(params.language)).map(({ name, copy }) => ({
      params: { ...params, name },
      props: { copy },
    })),
  )) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** A page's image for link previews. */
export const GET: APIRoute<Props> = async ({ props: { copy } }) =>
  new Response(new Uint8Array(await drawSocialImage(copy)), {
    headers: { 'content-type': 'image/png' },
  });
