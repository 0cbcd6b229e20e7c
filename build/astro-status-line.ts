import type { AstroIntegration } from 'astro';
import { statusUrl } from '../src/config/site.ts';

/** Gives every page the script of the footer's status line, where STATUS_URL says what it reads. */
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
