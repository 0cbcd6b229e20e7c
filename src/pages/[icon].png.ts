import type { APIRoute, GetStaticPaths, InferGetStaticParamsType } from 'astro';
import { drawIcon, iconNames } from '../brand/icons.ts';

export const getStaticPaths = (() =>
  iconNames.map((icon) => ({ params: { icon } }))) satisfies GetStaticPaths;

type Params = InferGetStaticParamsType<typeof getStaticPaths>;

/** The icons that systems need as PNG. */
export const GET: APIRoute<Record<string, never>, Params> = async ({ params: { icon } }) =>
  new Response(new Uint8Array(await drawIcon(icon)), { headers: { 'content-type': 'image/png' } });
