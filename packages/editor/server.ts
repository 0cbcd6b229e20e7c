import { createServer, type Server } from 'node:http';
import sirv from 'sirv';
import { adminHeaders } from './headers.ts';
import type { GitHost } from './settings.ts';

/** Serves the built editor with the headers that it needs. */
export function createAdminServer(folder: string, host: GitHost | null): Server {
  const sendFile = sirv(folder, { etag: true });
  const headers = new Map(Object.entries(adminHeaders(host)));
  return createServer((request, response) => {
    response.setHeaders(headers);
    sendFile(request, response, () => {
      response.writeHead(404).end();
    });
  });
}
