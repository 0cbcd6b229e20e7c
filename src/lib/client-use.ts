import type { ClientDirective } from 'astro';
import { startOnUse } from './start-on-use.ts';

/** `client:use`: the island starts when the visitor first uses it. */
const clientUse: ClientDirective = (load, _options, island) => {
  startOnUse(island, load);
};

export default clientUse;
