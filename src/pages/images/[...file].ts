import { readFile } from 'node:fs/promises';
import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { contentImages } from '../../content/fields/image.ts';

/** The images of content/images. */
export const getStaticPaths = (() =>
  [...contentImages].map(([path, source]) => ({
    params: { file: path.replace('/images/', '') },
    props: { source },
  }))) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props: { source } }) =>
  new Response(new Uint8Array(await readFile(source)));
