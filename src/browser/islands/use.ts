import type { ClientDirective } from 'astro';
import { isAskedFor, prepareIsland } from './start.ts';

/** `client:use`: starts an island that is used or asked for. */
const startOnUse: ClientDirective = (load, { value }, island) => {
  const start = prepareIsland(load, island);
  if (isAskedFor(value)) void start();
};

export default startOnUse;
