import type { ClientDirective } from 'astro';

/** Starts an island at once, under `astro dev`; in a built page, `islands.ts` waits for the visitor. */
const startAtOnce: ClientDirective = async (load) => (await load())();

export default startAtOnce;
