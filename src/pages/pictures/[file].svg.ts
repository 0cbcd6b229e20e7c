import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { loadContent, loadLanguages } from '../../content/content.ts';
import { drawPictures } from '../../pictures/draw-pictures.ts';

export const getStaticPaths = (async () => {
  const languages = loadLanguages().map(({ code }) => drawPictures(loadContent(code)));
  const svgs = new Map((await Promise.all(languages)).flatMap((drawn) => [...drawn.svgs]));
  return [...svgs].map(([address, svg]) => ({
    params: { file: address.replace(/^\/pictures\/|\.svg$/g, '') },
    props: { svg },
  }));
}) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** A picture of the product. Its name changes with its content, so it can be cached for good. */
export const GET: APIRoute<Props> = ({ props: { svg } }) =>
  new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
