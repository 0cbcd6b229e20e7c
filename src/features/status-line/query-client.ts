import { QueryClient, type QueryFunction } from '@tanstack/query-core';

/**
 * Creates a query function that requests the first element of the query key with GET, and parses the response as JSON.
 * @param on401 whether a 401 response throws an error or means no data (null).
 * @param credentials whether the request sends cookies to another origin, which has to allow that.
 * @throws {Error} `status: body`, or `status: status text` for an empty body, if the response is not OK.
 */
export function createJsonQuery(
  on401: 'throw' | 'null' = 'throw',
  credentials: RequestCredentials = 'include',
): QueryFunction<unknown> {
  return async ({ queryKey: [url], signal }) => {
    const response = await fetch(String(url), { credentials, signal });
    if (on401 === 'null' && response.status === 401) return null;
    if (!response.ok) {
      throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
    }
    return response.json();
  };
}

/** Creates a query client in which data is never stale, and nothing is retried or refetched. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: createJsonQuery(),
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Infinity,
        // `navigator.onLine` can be wrong, so requests are sent even if it says offline.
        networkMode: 'always',
      },
      mutations: { retry: false },
    },
  });
}
