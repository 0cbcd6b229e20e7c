import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { headersFor } from '../../hosting/headers.ts';

/** What is sent: a path as it stands, for no client of ours to tidy up. */
export interface HostRequest {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  /** Asks twice: the second time with the tag that came with the first answer. */
  again?: (tag: string) => string;
}

/** What hosts must agree on. */
export interface HostAnswer {
  status: number;
  /** Of the headers we set, and those that follow from the request. */
  headers: Record<string, string | undefined>;
  tag: 'strong' | 'weak' | 'none';
  /** Whether it says when the file last changed. */
  isDated: boolean;
  /** Hash of what the visitor reads, whatever the compression; null for a host's own words. */
  body: string | null;
}

const compared = [
  ...Object.keys(headersFor('index.html', { 'index.html': 'any' })),
  'Accept-Ranges',
  'Allow',
  'Content-Encoding',
  'Content-Range',
  'Content-Type',
  'Location',
].map((name) => name.toLowerCase());

async function fetchRaw(origin: string, { path, method = 'GET', headers = {} }: HostRequest) {
  const { hostname, port } = new URL(origin);
  const outgoing = request({ hostname, port, path, method, headers, agent: false }).end();
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { response, body: Buffer.concat(chunks) };
}

function decoded(body: Buffer, coding: string | undefined): Buffer {
  if (body.length === 0) return body;
  if (coding === 'br') return brotliDecompressSync(body);
  return coding === 'gzip' ? gunzipSync(body) : body;
}

function kindOfTag(tag: string | undefined): HostAnswer['tag'] {
  if (tag === undefined) return 'none';
  return tag.startsWith('W/') ? 'weak' : 'strong';
}

/** The tag of an answer. */
export async function tagOf(origin: string, asked: HostRequest): Promise<string | undefined> {
  return (await fetchRaw(origin, asked)).response.headers.etag;
}

/** Asks a host. */
export async function ask(origin: string, asked: HostRequest): Promise<HostAnswer> {
  const headers = { ...asked.headers };
  if (asked.again) headers['If-None-Match'] = asked.again((await tagOf(origin, asked)) ?? '"none"');
  const { response, body } = await fetchRaw(origin, { ...asked, headers });
  const { statusCode: status = 0, headers: given } = response;
  const isFile = [200, 206, 404].includes(status);
  // A host's own words have a type of their own; ranges are offered where they are not yet used.
  const left = [...(isFile ? [] : ['content-type']), ...(status === 200 ? [] : ['accept-ranges'])];
  const kept = compared.filter((name) => !left.includes(name));
  return {
    status,
    headers: Object.fromEntries(kept.map((name) => [name, given[name]?.toString()])),
    tag: kindOfTag(given.etag),
    isDated: given['last-modified'] !== undefined,
    body: isFile
      ? createHash('sha256').update(decoded(body, given['content-encoding'])).digest('hex')
      : null,
  };
}
