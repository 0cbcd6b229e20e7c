import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../e2e/fixtures.ts';
import { notFoundComplaint } from '../e2e/site.ts';
import {
  contentHash,
  fullSizePath,
  pages,
  pictureFolder,
  pictureNames,
  picturesFolder,
  takenOfFile,
  takenWithFile,
  themes,
  widthsPx,
} from './shots.ts';

// A page is pictured as a visitor finds it: scripts run, and no island has started, since an island
// starts when somebody scrolls and nobody does.
test.use({ provokes: notFoundComplaint });
// Room to pack the pictures tightly while they are taken.
test.describe.configure({ timeout: 120_000 });

/** Pages are drawn at half their size, where words can still be read: that takes a third of the time. */
const drawnScale = 1 / 2;
/** Pictures are kept at half of that, which also evens out how letters are drawn. */
const keptScale = 1 / 2;

/**
 * A picture is looked at twice. For detail: a few pixels that differ plainly are a thing moved or
 * missing. For colour: a faint difference counts when it covers an area.
 */
const looks = {
  detail: { threshold: 0.1, maxDiffPixels: 8 },
  colour: { threshold: 0.02, maxDiffPixelRatio: 0.01 },
};

const isTaking = (): boolean => test.info().config.updateSnapshots !== 'none';

/** What draws the pages here. Another system, or another year's browser, draws letters its own way. */
function drawnWith(browser: Browser): string {
  const [version] = browser.version().split('.');
  return `${browser.browserType().name()} ${version} on ${process.platform}`;
}

function noted(file: string): string | undefined {
  const path = join(picturesFolder, file);
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined;
}

/** Why the pictures that are there say nothing about these pages, if they do not. */
function reasonToSkip(browser: Browser): string | undefined {
  if (isTaking()) return undefined;
  const drawn = drawnWith(browser);
  const taken = noted(takenWithFile);
  if (taken !== undefined && taken !== drawn) return `taken with ${taken}, and this is ${drawn}`;
  const isOfThis = [undefined, contentHash()].includes(noted(takenOfFile));
  return isOfThis ? undefined : 'the content has changed since; npm run snapshots takes new ones';
}

/** Waits until the page's fonts and images are there; fails on an image that cannot be shown. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode()));
    await document.fonts.ready;
  });
}

/** Draws a whole page. Playwright's screenshots are packed more tightly, which takes longer than the rest. */
async function draw(page: Page): Promise<Buffer> {
  const devtools = await page.context().newCDPSession(page);
  const { cssContentSize } = await devtools.send('Page.getLayoutMetrics');
  const { data } = await devtools.send('Page.captureScreenshot', {
    clip: { ...cssContentSize, scale: drawnScale },
    captureBeyondViewport: true,
    optimizeForSpeed: true,
  });
  await devtools.detach();
  return Buffer.from(data, 'base64');
}

/**
 * Cuts a drawn page into its pictures, from the top down.
 * @param tops where it is cut, in CSS pixels of the page.
 */
async function cut(shot: Buffer, tops: number[]): Promise<Buffer[]> {
  const { data, info } = await sharp(shot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const edges = [0, ...tops.map((top) => Math.round(top * drawnScale)), height];
  return Promise.all(
    edges.slice(1).map((bottom, at) => {
      const top = edges[at] ?? 0;
      return sharp(data, { raw: info })
        .extract({ left: 0, top, width, height: bottom - top })
        .resize({ width: Math.round(width * keptScale), kernel: 'linear' })
        .png(isTaking() ? { palette: true, dither: 0, effort: 10 } : { compressionLevel: 1 })
        .toBuffer();
    }),
  );
}

test('the pictures were taken with this browser, of this content', async ({ browser }) => {
  const reason = reasonToSkip(browser);
  if (reason) {
    console.log(`Pictures not compared: ${reason}.`);
    test.skip();
  }
  expect(`${drawnWith(browser)}\n`).toMatchSnapshot(takenWithFile);
  expect(`${contentHash()}\n`).toMatchSnapshot(takenOfFile);
});

for (const widthPx of widthsPx) {
  for (const shown of pages) {
    test(`${shown.path} looks as in its pictures, ${widthPx} px wide`, async ({
      page,
      browser,
    }) => {
      test.skip(reasonToSkip(browser) !== undefined, 'The pictures are of something else.');
      await page.setViewportSize({ width: widthPx, height: 800 });
      // The footer's year is the visitor's.
      await page.clock.setFixedTime(new Date('2026-07-01T12:00:00Z'));
      // The product's pages are not ours to picture.
      await page.route('**/widget/**', (route) => route.fulfill({ body: '' }));
      await page.goto(shown.path);
      await settle(page);
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme });
        const shot = await draw(page);
        const tops = await page.evaluate(
          (ids) => ids.map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? 0),
          [...shown.cutAt],
        );
        const pictures = await cut(shot, tops);
        for (const [at, name] of pictureNames(shown).entries()) {
          const file = [pictureFolder(widthPx, theme), `${name}.png`];
          for (const look of Object.values(looks)) {
            expect
              .soft(pictures[at], `${file.join('/')}: npm run snapshots takes a new one`)
              .toMatchSnapshot(file, look);
          }
        }
        if (isTaking()) {
          const path = fullSizePath(widthPx, theme, shown.name);
          await page.screenshot({ path, fullPage: true, animations: 'disabled' });
        }
      }
    });
  }
}
