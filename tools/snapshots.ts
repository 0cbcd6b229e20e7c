import { spawnSync } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  fullPagePath,
  pages,
  snapshotNames,
  snapshotFolders,
  snapshotsFolder,
  themes,
} from '../tests/visual/pages.ts';
import { languageCodes } from '../tests/language.ts';
import { findChromium } from './chromium.ts';
import { runProgram, UserError } from './cli.ts';
import { installSystemPackages } from './system-packages.ts';

const docsFolder = 'docs/images';
const readmeImage = { left: 0, top: 0, width: 1280, height: 800 };

/** Layout of the contact sheet, in pixels. */
const sheet = { width: 2000, gap: 16, stripHeight: 1000, paper: '#c9cbc6', quality: 60 };
const shownWidths = [
  { widthPx: 1280, shownPx: 300 },
  { widthPx: 390, shownPx: 100 },
] as const;

type Theme = (typeof themes)[number];

/** Retakes the snapshots that differ in a language, and a full-size screenshot of each page. */
function takeSnapshots(language: string): void {
  console.log(`Taking snapshots of the pages in ${language} (a minute or two) …`);
  const { status, stdout } = spawnSync(
    'playwright',
    ['test', 'tests/visual', '--update-snapshots=changed', '--reporter=dot'],
    {
      encoding: 'utf8',
      stdio: ['inherit', 'pipe', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, CHROME_PATH: findChromium(), TEST_LANGUAGE: language },
    },
  );
  if (status === 0) return;
  console.log(stdout);
  throw new UserError('Some snapshots could not be taken; see the errors above.');
}

/** Deletes snapshots of pages and sections that no longer exist. */
async function removeStaleSnapshots(): Promise<void> {
  const wanted = new Set(pages.flatMap(snapshotNames).map((name) => `${name}.png`));
  for (const folder of snapshotFolders) {
    for (const file of await readdir(join(snapshotsFolder, folder))) {
      if (!wanted.has(file)) await rm(join(snapshotsFolder, folder, file));
    }
  }
}

/** Scales a page down and cuts it into strips. Only the landing page is shown whole. */
async function strips(theme: Theme, { name, sections }: (typeof pages)[number]): Promise<Buffer[]> {
  const ofWidths = shownWidths.map(async ({ widthPx, shownPx }) => {
    const small = await sharp(fullPagePath(widthPx, theme, name))
      .resize({ width: shownPx })
      .png()
      .toBuffer();
    const { height } = await sharp(small).metadata();
    const count = sections.length > 0 ? Math.ceil(height / sheet.stripHeight) : 1;
    const stripHeight = Math.min(sheet.stripHeight, Math.ceil(height / count));
    return Promise.all(
      Array.from({ length: count }, (_, at) => {
        const top = at * stripHeight;
        return sharp(small)
          .extract({
            left: 0,
            top,
            width: shownPx,
            height: Math.min(stripHeight, height - top),
          })
          .toBuffer();
      }),
    );
  });
  return (await Promise.all(ofWidths)).flat();
}

/** Lays out the strips of all pages in rows, left to right, and writes the contact sheet. */
async function writeSheet(theme: Theme): Promise<void> {
  const all = (await Promise.all(pages.map((shown) => strips(theme, shown)))).flat();
  let left = sheet.gap;
  let top = sheet.gap;
  let bottom = top;
  const placed = [];
  for (const input of all) {
    const { width, height } = await sharp(input).metadata();
    if (left + width + sheet.gap > sheet.width) {
      left = sheet.gap;
      top += sheet.stripHeight + sheet.gap;
    }
    placed.push({ input, left, top });
    left += width + sheet.gap;
    bottom = Math.max(bottom, top + height + sheet.gap);
  }
  await sharp({
    create: { width: sheet.width, height: bottom, channels: 3, background: sheet.paper },
  })
    .composite(placed)
    .webp({ quality: sheet.quality, effort: 6 })
    .toFile(join(docsFolder, `contact-sheet-${theme}.webp`));
}

await runProgram(async () => {
  installSystemPackages();
  for (const code of languageCodes) takeSnapshots(code);
  await removeStaleSnapshots();
  await Promise.all(themes.map(writeSheet));
  await sharp(fullPagePath(1280, 'light', 'home'))
    .extract(readmeImage)
    .png({ palette: true, effort: 10 })
    .toFile(join(docsFolder, 'landing.png'));
});
