import type { AstroIntegration } from 'astro';
import { lateScripts } from './late-scripts.ts';

/** Makes known `client:use` and `client:near`, and the scripts that are fetched late. */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        for (const name of ['use', 'near'] as const) {
          addClientDirective({ name, entrypoint: './src/browser/islands/client-in-dev.ts' });
        }
        updateConfig({ vite: { plugins: [lateScripts()] } });
      },
    },
  };
}
