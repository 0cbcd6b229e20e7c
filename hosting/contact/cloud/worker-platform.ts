// The parts of Cloudflare's runtime that the Worker uses: developers.cloudflare.com/workers/runtime-apis.

interface D1Statement {
  bind(...values: (string | number | null)[]): D1Statement;
  run(): Promise<unknown>;
  all<Row>(): Promise<{ results: Row[] }>;
}

export interface D1Database {
  prepare(sql: string): D1Statement;
}

export interface WorkerEnvironment extends Record<string, unknown> {
  /** The files of the site. */
  ASSETS: { fetch(request: Request): Promise<Response> };
  MESSAGES: D1Database;
  RATE_LIMIT: { limit(options: { key: string }): Promise<{ success: boolean }> };
}

export interface WorkerContext {
  /** Keeps the Worker alive until the promise ends. */
  waitUntil(promise: Promise<unknown>): void;
}
