import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { projectFiles } from './editor.ts';

interface Variables {
  branch?: string;
  input?: {
    name: string;
    branch: { branchName: string };
    message: { headline: string };
    fileChanges: { additions: { path: string; contents: string }[] };
  };
}

/** A pull request that the editor opened. */
interface PullRequest {
  title: string;
  head: string;
  base: string;
  draft: boolean;
  labels: string[];
}

const hash = (text: string) => createHash('sha1').update(text).digest('hex');
const owner = { login: 'editor', name: 'An editor', id: 1, email: 'editor@example.com' };

/** A mock of GitHub's API: as much of it as the CMS uses. */
export class GitHostMock {
  /** The files of each branch, in base64. */
  readonly branches: Map<string, Map<string, string>>;
  readonly pullRequests: PullRequest[] = [];
  readonly commits: string[] = [];
  /** What becomes of a request: answered, refused for an expired token, or cut off. */
  state: 'up' | 'expired' | 'down' = 'up';

  /** @param added texts of content files that the project does not have, by their names. */
  constructor(added: ReadonlyMap<string, string> = new Map()) {
    const texts = [...added].map(
      ([name, text]) => [`content/${name}`, Buffer.from(text).toString('base64')] as const,
    );
    this.branches = new Map([['main', new Map([...projectFiles(), ...texts])]]);
  }

  #head(branch: string): string {
    return hash(JSON.stringify([...(this.branches.get(branch) ?? [])]));
  }

  /** The text of a file on a branch. */
  textOf(branch: string, file: string): string {
    return Buffer.from(this.branches.get(branch)?.get(file) ?? '', 'base64').toString('utf8');
  }

  #blob(sha: string): string {
    for (const files of this.branches.values()) {
      for (const contents of files.values()) if (hash(contents) === sha) return contents;
    }
    return '';
  }

  #commit({ branch, fileChanges, message }: NonNullable<Variables['input']>) {
    const files = this.branches.get(branch.branchName) ?? new Map<string, string>();
    const changed = new Map(files);
    for (const { path, contents } of fileChanges.additions) changed.set(path, contents);
    this.branches.set(branch.branchName, changed);
    this.commits.push(message.headline);
    const shas = fileChanges.additions.map(({ contents }, index) => [
      `file_${index}`,
      { oid: hash(contents) },
    ]);
    const commit = { oid: this.#head(branch.branchName), committedDate: '2026-01-01T00:00:00Z' };
    return { createCommitOnBranch: { commit: { ...commit, ...Object.fromEntries(shas) } } };
  }

  /** One answer for each part of a query that asks for several objects. */
  #parts(query: string) {
    const author = { ...owner, user: owner };
    const history = { nodes: [{ author, committedDate: '2026-01-01T00:00:00Z' }] };
    const parts = query.matchAll(/(\w+_\d+): +(?:object\(oid: "(\w+)"\)|object|ref)/g);
    return Object.fromEntries(
      [...parts].map(([, alias, sha]) => {
        if (!sha) return [alias, { target: { history } }];
        const text = Buffer.from(this.#blob(sha), 'base64').toString('utf8');
        return [alias, text ? { text, isTruncated: false } : null];
      }),
    );
  }

  #graphql(query: string, { branch = 'main', input }: Variables): object {
    if (query.includes('createCommitOnBranch') && input) return this.#commit(input);
    if (query.includes('createRef') && input) {
      const name = input.name.replace('refs/heads/', '');
      this.branches.set(name, new Map(this.branches.get('main')));
      return { createRef: { ref: { name } } };
    }
    const target = { oid: this.#head(branch) };
    if (query.includes('fork: repository')) return { fork: { id: 'R' }, base: { ref: { target } } };
    const nodes = [{ oid: this.#head(branch), message: 'A change' }];
    const repository = {
      defaultBranchRef: { name: 'main' },
      pullRequests: { nodes: [], totalCount: 0 },
      ref: { target: { ...target, history: { nodes } } },
      ...this.#parts(query),
    };
    return { repository };
  }

  async #rest(path: string, request: IncomingMessage): Promise<object | string | Buffer> {
    if (path === '/user') return { ...owner, html_url: '', avatar_url: '' };
    if (path.includes('/git/trees/')) {
      const files = [...(this.branches.get('main') ?? [])];
      const tree = files.map(([name, contents]) => ({
        path: name,
        type: 'blob',
        sha: hash(contents),
        size: contents.length,
      }));
      return { tree };
    }
    const [, sha] = /\/git\/blobs\/(\w+)$/.exec(path) ?? [];
    if (sha) return Buffer.from(this.#blob(sha), 'base64');
    if (path.endsWith('/pulls')) {
      const asked = (await json(request)) as Omit<PullRequest, 'labels'>;
      this.pullRequests.push({ ...asked, labels: [] });
      const date = '2026-01-01T00:00:00Z';
      return {
        number: this.pullRequests.length,
        ...asked,
        html_url: '',
        created_at: date,
        updated_at: date,
      };
    }
    if (path.endsWith('/labels')) {
      const { labels } = (await json(request)) as { labels: string[] };
      this.pullRequests.at(-1)?.labels.push(...labels);
    }
    return {};
  }

  /** Answers a request. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*, Authorization');
    response.setHeader('Access-Control-Allow-Methods', '*');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    if (this.state === 'down') return void request.socket.destroy();
    if (this.state === 'expired') {
      response.writeHead(401).end(JSON.stringify({ message: 'Bad credentials' }));
      return;
    }
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    if (pathname.endsWith('graphql')) {
      const { query, variables } = (await json(request)) as { query: string; variables: Variables };
      response.end(JSON.stringify({ data: this.#graphql(query, variables) }));
      return;
    }
    const answer = await this.#rest(pathname.replace(/^\/api\/v3/, ''), request);
    response.end(Buffer.isBuffer(answer) ? answer : JSON.stringify(answer));
  }
}

/** Serves the API at one address for several tests, each with a mock of its own. */
export class GitHostServer {
  /** What answers. */
  host = new GitHostMock();
  readonly #server = createServer((request, response) => void this.host.answer(request, response));

  /** Starts it. @returns its address. */
  async listen(): Promise<string> {
    await once(this.#server.listen(0), 'listening');
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close();
  }
}
