import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { socialFonts } from '../../../build/images/social-fonts.ts';
import { drawSocialImage } from '../../../build/images/social-image.ts';
import { socialPages } from '../../../build/images/social-pages.ts';

export const getStaticPaths = (() =>
  socialPages.map(({ name, copy }) => ({
    params: { name },
    props: { copy },
  }))) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

const fonts = await socialFonts(socialPages.flatMap(({ copy }) => Object.values(copy)).join(''));

/** What link previews show of a page. */
export const GET: APIRoute<Props> = async ({ props: { copy } }) =>
  new Response(new Uint8Array(await drawSocialImage(copy, fonts)), {
    headers: { 'content-type': 'image/png' },
  });
