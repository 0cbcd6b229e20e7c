import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { createProductHost } from './server.ts';

/** The site the test host believes it serves. */
export const SITE_ORIGIN = 'http://site.example:4173';

/** Noon UTC on a Friday: also Friday in Bali and, early in the morning, on the Pacific coast. */
export const NOW = new Date('2026-11-20T12:00:00Z');

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Runs a host on a free port for the length of a test file. */
export function useProductHost(brandName = 'Tamuloka'): {
  ask: (path: string, method?: string, headers?: Record<string, string>) => Promise<Answer>;
  askRaw: (bytes: string) => Promise<string>;
} {
  const server = createProductHost({ siteOrigin: SITE_ORIGIN, brandName, now: () => NOW });
  beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
  afterAll(() => new Promise<void>((done) => server.close(() => done())));
  const port = (): number => (server.address() as AddressInfo).port;

  return {
    // Not fetch: it normalises the path, and these tests are about what arrives unnormalised.
    ask: (path, method = 'GET', headers = {}) =>
      new Promise((resolve, reject) => {
        const options = { host: '127.0.0.1', port: port(), path, method, headers, agent: false };
        const outgoing = request(options, (incoming) => {
          let body = '';
          incoming.setEncoding('utf8');
          incoming.on('data', (part: string) => (body += part));
          incoming.on('end', () =>
            resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body }),
          );
        });
        outgoing.on('error', reject).end();
      }),
    askRaw: (bytes) =>
      new Promise((resolve) => {
        let answer = '';
        const socket = connect(port(), '127.0.0.1', () => socket.write(bytes, 'latin1'));
        socket.setEncoding('utf8');
        socket.on('data', (part: string) => (answer += part));
        // A reset is an answer, too: the host has hung up.
        socket.on('error', () => {}).on('close', () => resolve(answer));
      }),
  };
}
