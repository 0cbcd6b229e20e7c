import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { ownDrawings } from '../../config/drawings.ts';

export const getStaticPaths = (() =>
  ownDrawings
    .filter(({ name }) => name !== 'social')
    .map(({ file, bytes, mediaType }) => ({
      params: { file },
      props: { bytes, mediaType },
    }))) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** The company's own drawings; the one of the social images is only in those. */
export const GET: APIRoute<Props> = ({ props: { bytes, mediaType } }) =>
  new Response(new Uint8Array(bytes), { headers: { 'content-type': mediaType } });
