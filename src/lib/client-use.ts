import type { ClientDirective } from 'astro';
import { startOnUse } from './start-on-use.ts';
import { visitStorage } from './storage.ts';

/**
 * `client:use`: the island starts when the visitor first uses it; at once, if the address or this
 * visit's storage holds something that the island is to show.
 */
const clientUse: ClientDirective = (load, { value }, island) => {
  const start = startOnUse(island, load);
  const query = new URLSearchParams(location.search);
  if ([value].flat().some((name) => query.has(name) || visitStorage.get(name))) start();
};

export default clientUse;
