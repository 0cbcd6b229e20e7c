import { QueryClient, type QueryFunction } from '@tanstack/query-core';

interface JsonQuerySettings {
  /** What an answer of 401 does: it is an error, or there is no data. */
  on401?: 'throw' | 'null';
  /** Whether cookies go along. A host that lets any origin read it refuses those that send some. */
  credentials?: RequestCredentials;
}

/**
 * A query function that GETs the first element of the query key and parses the answer as JSON.
 * @throws {Error} `status: body`, or `status: status text` where the body is empty, unless it is OK.
 */
export function jsonQuery({
  on401 = 'throw',
  credentials = 'include',
}: JsonQuerySettings = {}): QueryFunction<unknown> {
  return async ({ queryKey: [address], signal }) => {
    const response = await fetch(String(address), { credentials, signal });
    if (on401 === 'null' && response.status === 401) return null;
    if (!response.ok) {
      throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
    }
    return response.json();
  };
}

/** A cache for what is read once and then holds: nothing is tried or fetched a second time. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: jsonQuery(),
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Infinity,
        // A browser that believes to be offline may be wrong: asked, the host itself will tell.
        networkMode: 'always',
      },
      mutations: { retry: false },
    },
  });
}
