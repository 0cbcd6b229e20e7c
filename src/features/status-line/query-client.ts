import { QueryClient, type QueryFunction } from '@tanstack/query-core';

/**
 * A query function that GETs the first element of the query key and parses the response as JSON.
 * @param on401 what a 401 response means: an error, or no data.
 * @param credentials whether the request carries cookies to another origin, which must then allow that.
 * @throws {Error} `status: body`, or `status: status text` for an empty body, if the response is not OK.
 */
export function jsonQuery(
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

/** A cache in which data never gets stale and nothing is retried or fetched again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: jsonQuery(),
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Infinity,
        // `navigator.onLine` can be wrong, so requests are made even when it says offline.
        networkMode: 'always',
      },
      mutations: { retry: false },
    },
  });
}
