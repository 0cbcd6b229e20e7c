import { localHref } from '../../../src/config/routes.ts';
import { languages } from '../../../src/content/content.ts';
import { builtFiles, type BuiltFile } from './built-files.ts';
import { failOnAny, type Check } from './check.ts';
import type { LiveAnswer, LiveSite } from './live-site.ts';

const unknownPaths = languages.map(({ code }) =>
  localHref('/verify-that-unknown-addresses-are-not-found', code),
);

/** A content type without the parts that servers write in different ways; JavaScript has two names. */
const mainType = (type: string) =>
  type.split(';', 1).join('').trim().replace('application/javascript', 'text/javascript');

/** The problems of each of these files, with its path. */
async function problemsOf(
  site: LiveSite,
  files: readonly BuiltFile[],
  problemsOfFile: (answer: LiveAnswer, file: BuiltFile) => string[],
): Promise<string[]> {
  const found = await Promise.all(
    files.map(async (file) =>
      problemsOfFile(await site.get(file.path), file).map((problem) => `${file.path} ${problem}`),
    ),
  );
  return found.flat();
}

function fileProblems({ status, headers, bytes }: LiveAnswer, file: BuiltFile): string[] {
  if (status !== 200) return [`answers ${status}`];
  const type = headers.get('content-type') ?? 'nothing';
  if (mainType(type) !== mainType(file.type)) return [`is sent as ${type}, not as ${file.type}`];
  if (bytes === file.bytes) return [];
  return [
    `has ${bytes} bytes, and ${file.bytes} in the build: deploy this build, and turn off changes to files at your CDN`,
  ];
}

/** Headers that must have the value of the build; a CDN may change `Vary`. */
function headerProblems({ headers }: LiveAnswer, file: BuiltFile): string[] {
  const { Vary: _, ...expected } = file.headers;
  return Object.entries(expected).flatMap(([name, value]) => {
    const actual = headers.get(name);
    if (actual === value) return [];
    return [
      actual === null
        ? `has no ${name}`
        : `has another ${name} than the build: deploy its configuration as well`,
    ];
  });
}

/** Checks that compare the live site with the build in this folder. */
export function pageChecks(): Check[] {
  const files = builtFiles();
  return [
    {
      name: 'Files',
      async run(site) {
        failOnAny(await problemsOf(site, files, fileProblems));
        return `${files.length} pages, scripts, fonts, pictures and other files as in the build`;
      },
    },
    {
      name: 'Unknown addresses',
      async run(site) {
        const answers = await Promise.all(
          unknownPaths.map(async (path) => ({ path, ...(await site.get(path)) })),
        );
        failOnAny(
          answers.flatMap(({ path, status, body }) => {
            if (status !== 404) return [`${path} answers ${status}, not 404`];
            return /<h1\b/.test(body) ? [] : [`${path} answers without the site's page`];
          }),
        );
        return "404 with the site's page";
      },
    },
    {
      name: 'Headers',
      async run(site) {
        failOnAny(await problemsOf(site, files, headerProblems));
        return `on ${files.length} files, with the security policy of each page`;
      },
    },
  ];
}
