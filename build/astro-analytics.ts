import type { AstroIntegration } from 'astro';
import { analytics } from '../src/config/site.ts';

/** Adds the script that counts visits to every page if ANALYTICS is set, and leaves it out otherwise. */
export function analyticsScript(): AstroIntegration {
  return {
    name: 'analytics',
    hooks: {
      'astro:config:setup': ({ injectScript, updateConfig }) => {
        const hasAnalytics = analytics !== null;
        updateConfig({ vite: { define: { 'import.meta.env.HAS_ANALYTICS': `${hasAnalytics}` } } });
        if (hasAnalytics) {
          injectScript('page', `import '/src/features/analytics/analytics.client.ts';`);
        }
      },
    },
  };
}
