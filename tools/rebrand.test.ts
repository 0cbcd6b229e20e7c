import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import getPort from 'get-port';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { sectionIds } from '../src/config/routes.ts';
import { settings } from '../src/config/settings.ts';
import { contentFiles } from '../src/content/sources.ts';
import { contentRemovals, confirmSamples, removedTexts } from './removed-content.fixture.ts';
import {
  colors,
  company,
  tokenValue,
  codeBlock,
  colorFormats,
  tokensFile,
} from './rebrand-guide.fixture.ts';
import { drawBuiltImages } from './built-images.fixture.ts';
import { copyProject, startScript } from './test-project.ts';

const { folder, remove } = copyProject();
const inCopy = (path: string) => join(folder, path);
const edit = (path: string, change: (text: string) => string) =>
  writeFileSync(inCopy(path), change(readFileSync(inCopy(path), 'utf8')));

/** Every file of the build and its hosting configuration, with the content of text files. */
function builtFiles(): { name: string; text: string }[] {
  const isText = /\.(html|js|css|svg|xml|txt|json|webmanifest|conf)$|_headers$|_redirects$/;
  return ['dist', '.build/hosting-of-dist'].flatMap((root) =>
    readdirSync(inCopy(root), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => ({
        name: path.slice(folder.length + 1),
        text: isText.test(path) ? readFileSync(path, 'utf8') : '',
      })),
  );
}

/** Makes `npm start` build an empty page elsewhere, so that it serves the existing build. */
function replaceBuild(): void {
  mkdirSync(inCopy('tiny/pages'), { recursive: true });
  writeFileSync(inCopy('tiny/pages/empty.txt.ts'), "export const GET = () => new Response('');");
  const config = { srcDir: 'tiny', outDir: 'tiny/dist' };
  writeFileSync(inCopy('astro.config.ts'), `export default ${JSON.stringify(config)};`);
}

const pageAt = (port: number) =>
  fetch(`http://localhost:${port}/`).then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  );

/** Whether this checkout already uses the brand name in the guide. */
const hasGuideName = settings.BRAND_NAME.default === company['BRAND_NAME'];

let files: { name: string; text: string }[];
const textOf = (name: string) => files.find((file) => file.name === name)?.text ?? '';

afterAll(remove);

// The tests run in order: each checks what the first one built.
test('a build with the code blocks of the guide succeeds', async () => {
  // Set as environment variables, as in CI: they override `.env`.
  mkdirSync(dirname(inCopy(company['BRAND_MARK'] ?? '')), { recursive: true });
  writeFileSync(inCopy(company['BRAND_MARK'] ?? ''), codeBlock('xml'));
  for (const { token, value } of colors) {
    edit(tokensFile, (css) =>
      css.replace(`${token}: ${tokenValue(token, css)};`, `${token}: ${value};`),
    );
  }
  for (const file of contentFiles('content')) edit(file, confirmSamples);
  rmSync(inCopy('public/images/testimonials'), { recursive: true });
  for (const [file, change] of contentRemovals) edit(`content/${file}`, change);
  edit('LICENSE', (text) => text.replace(/\[.+\]/, 'PT Nusa Stay'));
  const { code, stderr } = await startScript(folder, 'tools/build.ts', company).ended;
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  files = builtFiles();
}, 120_000);

describe('a site rebranded by the guide', () => {
  test('has no trace of the old company in any file or file name', () => {
    const oldCss = readFileSync(tokensFile, 'utf8');
    const [oldMark = ''] =
      /(?<= d=")[^"]+/.exec(readFileSync(settings.BRAND_MARK.default, 'utf8')) ?? [];
    expect(oldMark).not.toBe('');
    // Values that this checkout already has in common with the guide do not count.
    const guideValues = [
      ...Object.values(company),
      ...colors.flatMap(({ value }) => colorFormats(value)),
      `propertyid=${company['WIDGET_PROPERTY_ID']}`,
      codeBlock('xml').match(/(?<= d=")[^"]+/)?.[0],
    ];
    const old = [
      ...colors.flatMap(({ token }) => colorFormats(tokenValue(token, oldCss))),
      ...Object.keys(company)
        .filter((name) => name !== 'WIDGET_PROPERTY_ID')
        .map((name) => settings[name as keyof typeof settings].default),
      `propertyid=${settings.WIDGET_PROPERTY_ID.default}`,
      new URL(settings.SITE_ORIGIN.default).hostname.replaceAll('.', '-'),
      oldMark,
    ].filter((value) => value && !guideValues.includes(value));
    const leftovers = files.flatMap(({ name, text }) =>
      old.filter((value) => `${name}\n${text}`.includes(value)).map((value) => `${name}: ${value}`),
    );
    expect(leftovers).toEqual([]);
    const oldName = new RegExp(settings.BRAND_NAME.default, 'i');
    const naming = files.filter(
      ({ name, text }) => !hasGuideName && oldName.test(`${name}\n${text}`),
    );
    expect(naming.map(({ name }) => name)).toEqual([]);
    expect(files.length).toBeGreaterThan(100);
  });

  test('shows the name and contact details of the new company', () => {
    const about = textOf('dist/about.html');
    const shownSettings = Object.keys(company).filter((name) =>
      /^(BRAND_(?!MARK|TAGLINE)|SOCIAL)/.test(name),
    );
    for (const name of shownSettings) expect(about, name).toContain(company[name]);
    const index = textOf('dist/index.html');
    expect(index).toContain(
      `"email":"${company['BRAND_MAIL']}","telephone":"${company['BRAND_PHONE']}"`,
    );
    expect(index).toContain(`"sameAs":["${company['SOCIAL_INSTAGRAM']}",`);
    expect(index).toContain(`propertyid=${company['WIDGET_PROPERTY_ID']}&amp;`);
    expect(textOf('dist/contact.html')).toContain(`action="${company['CONTACT_ENDPOINT']}"`);
    for (const page of ['cookies', 'privacy-policy', 'terms-of-service']) {
      expect(textOf(`dist/${page}.html`)).toContain('www.nusa-stay.com');
      expect(textOf(`dist/${page}.html`)).toContain(company['BRAND_MAIL']);
    }
  });

  test('has the new origin in metadata and hosting configuration', () => {
    const { SITE_ORIGIN: site = '', PRODUCT_ORIGIN: product = '' } = company;
    const index = textOf('dist/index.html');
    expect(index).toContain(`<link rel="canonical" href="${site}/"`);
    expect(index).toContain(`content="${site}/social/home.png"`);
    expect(textOf('dist/about.html')).toContain(`content="${site}/social/about.png"`);
    expect(textOf('dist/robots.txt')).toContain(`Sitemap: ${site}/sitemap.xml`);
    expect(textOf('dist/sitemap.xml')).toContain(`<loc>${site}/about</loc>`);
    const security = textOf('dist/.well-known/security.txt');
    expect(security).toContain(`Contact: mailto:${company['BRAND_MAIL']}`);
    expect(security).toContain(`Canonical: ${site}/.well-known/security.txt`);
    const hosting = '.build/hosting-of-dist';
    for (const file of ['nginx/site.conf', 'cloudflare/_headers', 'netlify/_headers']) {
      expect(textOf(`${hosting}/${file}`), file).toContain(`frame-src ${product};`);
      expect(textOf(`${hosting}/${file}`), file).toContain(`'self' https://forms.nusa-stay.com;`);
    }
    expect(textOf(`${hosting}/nginx/site.conf`)).toContain('root /srv/www/www.nusa-stay.com/');
    expect(JSON.parse(textOf(`${hosting}/wrangler.json`))).toMatchObject({
      name: 'www-nusa-stay-com',
    });
  });

  test('has neither sections nor links for removed content', () => {
    const index = textOf('dist/index.html');
    const sections = [...index.matchAll(/<(?:section|footer) id="([\w-]+)"/g)].map(([, id]) => id);
    expect(sections).toEqual(sectionIds.filter((id) => id !== 'testimonials'));
    expect(files.filter(({ text }) => text.includes('#testimonials'))).toEqual([]);
    for (const [page, words] of removedTexts) {
      expect(textOf(`dist/${page}.html`)).toContain('</html>');
      expect(textOf(`dist/${page}.html`)).not.toContain(words);
    }
  });

  test('shows the new mark and colors everywhere', async () => {
    const value = (token: string) => colors.find((color) => color.token === token)?.value ?? '';
    const [brandHex = '', brandCss = ''] = colorFormats(value('--color-brand'));
    const [paperHex = ''] = colorFormats(value('--color-paper'));
    const index = textOf('dist/index.html');
    expect(index).toContain(brandCss);
    expect(index).toContain(`primaryColor=${encodeURIComponent(brandHex)}`);
    expect(index).toContain(`content="${paperHex}"`);
    const [ownMark = ''] = /(?<= d=")[^"]+/.exec(codeBlock('xml')) ?? [];
    for (const part of [ownMark, brandHex]) expect(textOf('dist/favicon.svg')).toContain(part);
    expect(index).toContain(ownMark);
    expect(JSON.parse(textOf('dist/manifest.webmanifest'))).toMatchObject({
      name: company['BRAND_NAME'],
      short_name: company['BRAND_NAME'],
      theme_color: paperHex,
    });
    const hasGuideMark = readFileSync(settings.BRAND_MARK.default, 'utf8').includes(ownMark);
    for (const [path, old] of Object.entries(await drawBuiltImages())) {
      const isSame = !hasGuideMark && readFileSync(inCopy(`dist${path}`)).equals(old);
      expect(isSame, path).toBe(false);
    }
  });

  test('has license notices of exactly the packages that it contains', () => {
    const notices = textOf('dist/third-party-notices.txt');
    expect(notices).toMatch(/^react-dom \d/m);
    expect(notices).not.toMatch(/^zod \d/m);
  });

  test('is ready for release', async () => {
    const { code, stdout } = await startScript(folder, 'tools/release-check.ts', company).ended;
    expect(stdout).toBe('No samples or placeholders left: ready for release.\n');
    expect(code).toBe(0);
  }, 60_000);

  test('is served by npm start, with the mock product server, until Ctrl-C', async () => {
    replaceBuild();
    const ports = [await getPort(), await getPort()];
    const [PORT = '', PRODUCT_PORT = ''] = ports.map(String);
    const environment = { ...company, PORT, PRODUCT_PORT, SITE_FOLDER: 'dist' };
    const { child, ended, waitForOutput } = startScript(folder, 'tools/start.ts', environment);
    onTestFinished(() => void child.kill('SIGKILL'));
    await waitForOutput('Press Ctrl-C');
    const [site = '', product = ''] = await Promise.all(ports.map(pageAt));
    expect(site).toBe(textOf('dist/index.html'));
    expect(product).not.toBe('');
    child.kill('SIGINT');
    expect((await ended).stderr).toBe('');
    expect(await Promise.all(ports.map(pageAt))).toEqual(['', '']);
  }, 60_000);
});
