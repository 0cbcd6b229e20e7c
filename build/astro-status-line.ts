import type { AstroIntegration } from 'astro';
import { statusUrl } from '../src/config/site.ts';

/** Adds the script of the footer's status line to every page if STATUS_URL is set. */
export function statusLine(): AstroIntegration {
  return {
    name: 'status-line',
    hooks: {
      'astro:config:setup': ({ injectScript }) => {
        if (statusUrl) injectScript('page', `import '/src/features/status-line/status-line.ts';`);
      },
    },
  };
}
