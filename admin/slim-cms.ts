import type { Plugin } from 'vite';

/** Leaves out the grammars of programming languages: the content has no code, and they are 12 MB. */
export function withoutLanguages(): Plugin {
  return {
    name: 'without-languages',
    enforce: 'pre',
    resolveId: (id) => (/^@shikijs\/(langs|themes)\//.test(id) ? '\0no-language' : undefined),
    load: (id) => (id === '\0no-language' ? 'export default [];' : undefined),
  };
}

const remoteFont = /@font-face \{[^}]*https:\/\/cdn\.jsdelivr\.net\/[^}]*\}/g;

/**
 * Removes the fonts on a CDN from the CMS's styles. The CMS registers the same fonts from its own
 * package too, but Chromium asks for both.
 * @throws {Error} if the CMS no longer has them, so that an update of it is noticed.
 */
export function withoutRemoteFonts(): Plugin {
  return {
    name: 'without-remote-fonts',
    transform: {
      filter: { id: /@sveltia\/cms\/npm\/index\.js$/ },
      handler(code) {
        const changed = code.replaceAll(remoteFont, '');
        if (changed === code || changed.includes('cdn.jsdelivr.net')) {
          throw new Error('@sveltia/cms loads its fonts in another way; adapt admin/slim-cms.ts.');
        }
        return { code: changed, map: null };
      },
    },
  };
}
