import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { headersFor } from '../../hosting/headers.ts';

/** A request to send. The path is sent as written, without normalization. */
export interface TestRequest {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  /** Sends a second request with `If-None-Match` computed from the ETag of the first response. */
  again?: (tag: string) => string;
}

/** The parts of a response that all hosting targets must agree on. */
export interface TargetResponse {
  status: number;
  /** Headers that the site sets, and those that depend on the request. */
  headers: Record<string, string | undefined>;
  tag: 'strong' | 'weak' | 'none';
  /** Whether `Last-Modified` is set. */
  isDated: boolean;
  /** Hash of the decompressed body; null for the server's own error pages. */
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

async function fetchRaw(origin: string, { path, method = 'GET', headers = {} }: TestRequest) {
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

function kindOfTag(tag: string | undefined): TargetResponse['tag'] {
  if (tag === undefined) return 'none';
  return tag.startsWith('W/') ? 'weak' : 'strong';
}

/** ETag of the response to a request. */
export async function tagOf(origin: string, asked: TestRequest): Promise<string | undefined> {
  return (await fetchRaw(origin, asked)).response.headers.etag;
}

/** Sends a request and returns the parts of the response to compare. */
export async function ask(origin: string, asked: TestRequest): Promise<TargetResponse> {
  const headers = { ...asked.headers };
  if (asked.again) headers['If-None-Match'] = asked.again((await tagOf(origin, asked)) ?? '"none"');
  const { response, body } = await fetchRaw(origin, { ...asked, headers });
  const { statusCode: status = 0, headers: given } = response;
  const isFile = [200, 206, 404].includes(status);
  // Servers' own error pages differ in type; Accept-Ranges matters only with a 200.
  const ignored = [
    ...(isFile ? [] : ['content-type']),
    ...(status === 200 ? [] : ['accept-ranges']),
  ];
  const names = compared.filter((name) => !ignored.includes(name));
  return {
    status,
    headers: Object.fromEntries(names.map((name) => [name, given[name]?.toString()])),
    tag: kindOfTag(given.etag),
    isDated: given['last-modified'] !== undefined,
    body: isFile
      ? createHash('sha256').update(decoded(body, given['content-encoding'])).digest('hex')
      : null,
  };
}
