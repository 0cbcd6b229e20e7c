import { spawnSync } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  fullSizePath,
  pages,
  pictureFolder,
  pictureNames,
  picturesFolder,
  themes,
  widthsPx,
} from '../tests/visual/shots.ts';
import { findChromium } from './chromium.ts';
import { runProgram, UserError } from './cli.ts';
import { installSystemPackages } from './system-packages.mjs';

const docsFolder = 'docs/images';
const readmeCrop = { left: 0, top: 0, width: 1280, height: 800 };

/** Layout of the contact sheet, in its pixels, and the width of each page on it. */
const sheet = { width: 2000, gap: 16, stripHeight: 1000, background: '#c9cbc6', quality: 60 };
const shownWidths = [
  { widthPx: 1280, shownPx: 300 },
  { widthPx: 390, shownPx: 100 },
] as const;

type Theme = (typeof themes)[number];

/** Replaces every snapshot that has changed, and saves each page in full size. */
function updateSnapshots(): void {
  installSystemPackages();
  console.log('Taking the snapshots (a minute or two) …');
  const { status, stdout } = spawnSync(
    'playwright',
    ['test', 'tests/visual', '--update-snapshots=changed', '--reporter=dot'],
    {
      encoding: 'utf8',
      stdio: ['inherit', 'pipe', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, CHROME_PATH: findChromium() },
    },
  );
  if (status === 0) return;
  console.log(stdout);
  throw new UserError('Some snapshots could not be taken; see the output above.');
}

/** Removes snapshots of pages and sections that no longer exist. */
async function removeStaleSnapshots(): Promise<void> {
  const wanted = new Set(pages.flatMap(pictureNames).map((name) => `${name}.png`));
  for (const folder of widthsPx.flatMap((width) =>
    themes.map((theme) => pictureFolder(width, theme)),
  )) {
    for (const file of await readdir(join(picturesFolder, folder))) {
      if (!wanted.has(file)) await rm(join(picturesFolder, folder, file));
    }
  }
}

/** Scales a page down for the sheet. The landing page is cut into strips; other pages show their top only. */
async function pageStrips(
  theme: Theme,
  { name, cutAt }: (typeof pages)[number],
): Promise<Buffer[]> {
  const stripsByWidth = shownWidths.map(async ({ widthPx, shownPx }) => {
    const small = await sharp(fullSizePath(widthPx, theme, name))
      .resize({ width: shownPx })
      .png()
      .toBuffer();
    const { height } = await sharp(small).metadata();
    const count = cutAt.length > 0 ? Math.ceil(height / sheet.stripHeight) : 1;
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
  return (await Promise.all(stripsByWidth)).flat();
}

/** Lays the strips of all pages out in rows, from left to right, and writes the sheet. */
async function writeSheet(theme: Theme): Promise<void> {
  const all = (await Promise.all(pages.map((shown) => pageStrips(theme, shown)))).flat();
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
    create: { width: sheet.width, height: bottom, channels: 3, background: sheet.background },
  })
    .composite(placed)
    .webp({ quality: sheet.quality, effort: 6 })
    .toFile(join(docsFolder, `contact-sheet-${theme}.webp`));
}

await runProgram(async () => {
  updateSnapshots();
  await removeStaleSnapshots();
  await Promise.all(themes.map(writeSheet));
  await sharp(fullSizePath(1280, 'light', 'home'))
    .extract(readmeCrop)
    .png({ palette: true, effort: 10 })
    .toFile(join(docsFolder, 'landing.png'));
});
