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

/** What is replaced in the CMS's code. */
const replacements: [what: RegExp, by: string][] = [
  // The CMS registers the same fonts from its own package too, but Chromium asks for both.
  [/@font-face \{[^}]*https:\/\/cdn\.jsdelivr\.net\/[^}]*\}/g, ''],
  // Most often the change has a mistake, which the CMS shows below these words.
  [
    /There was an error while saving the entry\. Please try again later\./g,
    'The change is not saved:',
  ],
  // Version 0.221.1 does not say to a custom format which file it reads, and which language it writes.
  [
    /(async\(\{text:(\w+)=``,path:(\w+),folder:\{.{0,400}?=\w+\.get\(\w+\)\?\.parser;if\((\w+)\)return \4)\(\2\)/gs,
    '$1($2,$3)',
  ],
  [
    /(content:\w+\(\{draft:\w+,locale:(\w+),valueMap:\w+\}\),_file:)(\w+)\}/g,
    '$1{...$3,locale:$2}}',
  ],
  [
    /(\{content:(\w+),_file:(\w+)\}\)=>\{let\{format:\w+,yamlQuote:\w+=!1\}=\3,(\w+)=\w+\.get\(\w+\)\?\.formatter;if\(\4\)return`\$\{\(await \4)\(\2\)/g,
    '$1($2,$3.locale)',
  ],
];

/**
 * Removes fonts on a CDN from the CMS, and mends its words for a change that is refused.
 * @throws {Error} if the CMS no longer has one of these, so that an update of it is noticed.
 */
export function adaptedCms(): Plugin {
  return {
    name: 'adapted-cms',
    transform: {
      filter: { id: /@sveltia\/cms\/npm\/index\.js$/ },
      handler(code) {
        let changed = code;
        for (const [what, by] of replacements) {
          const before = changed;
          changed = before.replaceAll(what, by);
          if (changed === before) {
            throw new Error(
              `@sveltia/cms no longer contains ${what}; adapt packages/editor/slim-cms.ts.`,
            );
          }
        }
        return { code: changed, map: null };
      },
    },
  };
}
