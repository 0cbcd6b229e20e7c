import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { markFile } from '../../src/config/mark.ts';
import { channels, people, region, villas } from '../../src/drawings/portfolio.ts';
import {
  company,
  companySettings,
  turnIntoAnotherCompany,
} from '../../tests/another-company/apply.ts';
import { drawBuiltImages } from '../built-images.fixture.ts';
import { copyProject, startScript, type Ending } from '../test-project.ts';
import { testLook } from './look.fixture.ts';
import { findIn, readBuiltFiles, textsOf, type BuiltFile } from './built-files.fixture.ts';
import {
  computedWords,
  contentTexts,
  drawnIn,
  drawnPaths,
  literalParts,
  ownValues,
  paletteColors,
  typefaceNames,
  wordsOf,
} from './shipped-company.fixture.ts';

const own = 'tests/another-company';
const ownMark = join(own, 'brand/mark.svg');
const { folder, remove } = copyProject();
const inCopy = (path: string) => join(folder, path);

let build: Ending;
let files: BuiltFile[];
const textOf = (name: string) => files.find((file) => file.name === name)?.text ?? '';
const pagesOf = () => files.filter(({ name }) => /^dist\/.*\.html$/.test(name));

beforeAll(async () => {
  turnIntoAnotherCompany(folder);
  build = await startScript(folder, 'tools/build.ts').ended;
  files = build.code === 0 ? readBuiltFiles(folder) : [];
}, 180_000);
afterAll(remove);

test('a copy with another brand, content and settings builds', () => {
  expect(build).toMatchObject({ code: 0, stderr: '' });
  expect(files.length).toBeGreaterThan(100);
});

describe('nothing is left of the shipped company', () => {
  // Values that this checkout already has in common with the other company do not count.
  const { social, ...details } = company;
  const settingsOf = Object.values({ ...companySettings, ...details, ...social }).filter(
    (value) => typeof value === 'string',
  );

  test('no file has its name, slogan, addresses or profiles', () => {
    const values = ownValues().filter((value) => !settingsOf.includes(value));
    expect(findIn(files, values)).toEqual([]);
    const [name = ''] = values;
    const lowerCase = files.map((file) => ({
      name: file.name.toLowerCase(),
      text: file.text.toLowerCase(),
    }));
    expect(findIn(lowerCase, name ? [name.toLowerCase()] : [])).toEqual([]);
  });

  test('no file has its colors, typefaces, mark or drawings', () => {
    const palette = readFileSync(join(own, 'brand/palette.css'), 'utf8');
    const kept = new Set([...paletteColors(palette), ...drawnPaths(readFileSync(ownMark, 'utf8'))]);
    const shipped = [
      ...paletteColors(readFileSync('brand/palette.css', 'utf8')),
      ...drawnPaths(readFileSync(markFile, 'utf8')),
      ...drawnIn('brand/drawings'),
      ...typefaceNames('brand'),
    ];
    expect(shipped.length).toBeGreaterThan(20);
    expect(
      findIn(
        files,
        shipped.filter((value) => !kept.has(value)),
      ),
    ).toEqual([]);
  });

  test('no icon or social image is the shipped one', async () => {
    // Icons are nothing but the mark in the colors of the palette.
    const isIconCommon =
      readFileSync(markFile).equals(readFileSync(ownMark)) &&
      readFileSync('brand/palette.css').equals(readFileSync(join(own, 'brand/palette.css')));
    for (const [path, old] of Object.entries(await drawBuiltImages())) {
      if (isIconCommon && !path.startsWith('/social/')) continue;
      expect(readFileSync(inCopy(`dist${path}`)).equals(old), path).toBe(false);
    }
  });

  test('pages say only words of the other company', () => {
    const written = contentTexts(join(own, 'content')).map(({ text }) => text);
    // Names in the drawings of the product, which are part of the drawings.
    const drawn = `${JSON.stringify({ channels, people, region, villas })} DPS ical ics`;
    const known = new Set(
      [...written, ...settingsOf, ...computedWords('EUR'), drawn].flatMap(wordsOf),
    );
    const unknown = pagesOf().flatMap(({ name, text }) =>
      textsOf(text)
        .flatMap(wordsOf)
        .filter((word) => !known.has(word))
        .map((word) => `${name}: ${word}`),
    );
    expect([...new Set(unknown)]).toEqual([]);
  });

  test('the other company’s content has no sample of the shipped one', () => {
    const written = contentTexts(join(own, 'content')).map(({ text }) => text);
    const samples = contentTexts('content').filter(({ isSample }) => isSample);
    const parts = samples.flatMap(({ text }) => literalParts(text));
    const sentences = parts.filter((part) => wordsOf(part).length > 5);
    expect(sentences.filter((part) => written.some((text) => text.includes(part)))).toEqual([]);
  });
});

describe('the site shows the other company', () => {
  const { SITE_ORIGIN: site = '', PRODUCT_ORIGIN: product = '', ...details } = companySettings;

  test('its name and contact details', () => {
    const about = textOf('dist/about.html');
    const { name, mail, phone, address, social } = company;
    for (const shown of [name, mail, phone, address, ...Object.values(social)]) {
      expect(about).toContain(shown);
    }
    const index = textOf('dist/index.html');
    expect(index).toContain(`"email":"${mail}","telephone":"${phone}"`);
    expect(index).toContain(`"sameAs":["${social['instagram']}",`);
    expect(index).toContain(`propertyid=${details['WIDGET_PROPERTY_ID']}&amp;`);
    expect(textOf('dist/contact.html')).toContain(`action="${details['CONTACT_ENDPOINT']}"`);
    for (const page of ['cookies', 'privacy-policy', 'terms-of-service']) {
      expect(textOf(`dist/${page}.html`)).toContain(new URL(site).host);
      expect(textOf(`dist/${page}.html`)).toContain(company.mail);
    }
  });

  test('its origin in metadata and hosting configuration', () => {
    const index = textOf('dist/index.html');
    expect(index).toContain(`<link rel="canonical" href="${site}/"`);
    expect(index).toContain(`content="${site}/social/home.png"`);
    expect(textOf('dist/about.html')).toContain(`content="${site}/social/about.png"`);
    expect(textOf('dist/robots.txt')).toContain(`Sitemap: ${site}/sitemap.xml`);
    expect(textOf('dist/sitemap.xml')).toContain(`<loc>${site}/about</loc>`);
    const security = textOf('dist/.well-known/security.txt');
    expect(security).toContain(`Contact: mailto:${company.mail}`);
    expect(security).toContain(`Canonical: ${site}/.well-known/security.txt`);
    const hosting = '.build/hosting-of-dist';
    const forms = new URL(details['CONTACT_ENDPOINT'] ?? '').origin;
    for (const file of ['nginx/site.conf', 'cdn/_headers']) {
      expect(textOf(`${hosting}/${file}`), file).toContain(`frame-src ${product};`);
      expect(textOf(`${hosting}/${file}`), file).toContain(`'self' ${forms};`);
    }
    const { hostname } = new URL(site);
    expect(textOf(`${hosting}/nginx/site.conf`)).toContain(`root /srv/www/${hostname}/`);
  });

  testLook({ files: () => files, inCopy });

  test('its plans, booking sites, vendors, tabs, positions, pages and legal entity', () => {
    const listed = (file: string) =>
      parse(readFileSync(join(own, 'content', file), 'utf8')) as { id: string; title: string }[];
    const index = textOf('dist/index.html');
    for (const { title } of listed('facts/plans.yaml')) expect(index).toContain(`>${title}</h3>`);
    for (const { id } of listed('facts/booking-sites.yaml')) {
      expect(index).toContain(`<option value="${id}"`);
    }
    for (const { id } of listed('facts/integration-categories.yaml')) {
      expect(textOf('dist/integrations.html')).toContain(`id="${id}"`);
    }
    for (const { id } of listed('en/showcase.yaml')) expect(index).toContain(`id="${id}-tab"`);
    expect(index).toContain('"priceCurrency":"EUR"');
    expect(textOf('dist/careers.html').match(/"@type":"JobPosting"/g)).toHaveLength(2);
    expect(textOf('dist/about.html')).toContain('https://www.livroreclamacoes.pt');
    expect(index).toContain('<a href="/blog">');
    expect(textOf('dist/sitemap.xml')).toContain(`<loc>${site}/blog</loc>`);
    expect(index).not.toContain('https://x.com/');
  });

  test('neither sections nor links for what it leaves out', () => {
    const index = textOf('dist/index.html');
    expect(index).toContain('id="faq"');
    expect(index).not.toContain('id="testimonials"');
    expect(files.filter(({ text }) => text.includes('#testimonials'))).toEqual([]);
  });

  test('license notices of exactly the packages that it contains', () => {
    const notices = textOf('dist/third-party-notices.txt');
    expect(notices).toMatch(/^react-dom \d/m);
    expect(notices).not.toMatch(/^zod \d/m);
  });
});

test('the release check finds nothing left to do', async () => {
  const { code, stdout } = await startScript(folder, 'tools/release-check.ts').ended;
  expect(stdout).toBe('No samples, placeholders or open promises: ready for release.\n');
  expect(code).toBe(0);
}, 60_000);
