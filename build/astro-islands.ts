import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';

/** How islands start: the client directive `client:use`, and a React client that keeps what was typed. */
export function islands(): AstroIntegration {
  const alias = { '@astrojs/react/client.js': resolve('src/islands/react-client.ts') };
  return {
    name: 'islands',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'use', entrypoint: resolve('src/islands/start-on-use.ts') });
        updateConfig({ vite: { resolve: { alias } } });
      },
    },
  };
}
