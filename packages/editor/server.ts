import { createServer, type Server } from 'node:http';
import sirv from 'sirv';
import { editorHeaders } from './build.ts';

/** Serves the editor that `buildEditor` wrote into a folder, with the headers that it needs. */
export function createEditorServer(folder: string): Server {
  const sendFile = sirv(folder, { etag: true });
  return createServer((request, response) => {
    response.setHeaders(new Map(Object.entries(editorHeaders)));
    sendFile(request, response, () => {
      response.writeHead(404).end();
    });
  });
}
