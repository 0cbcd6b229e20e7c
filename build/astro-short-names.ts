import type { AstroIntegration } from 'astro';

/**
 * Gives the classes of a build short names: long ones are a thirtieth of what the landing page weighs at
 * load. In development they name their file.
 */
export function shortClassNames(): AstroIntegration {
  return {
    name: 'short-class-names',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'build') return;
        updateConfig({ vite: { css: { modules: { generateScopedName: '[hash:base64:5]' } } } });
      },
    },
  };
}
