import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../e2e/fixtures.ts';
import { notFoundError } from '../e2e/site.ts';
import {
  browserFile,
  contentFile,
  contentHash,
  hasOtherContent,
  pages,
  readNote,
  snapshotNames,
  views,
} from './pages.ts';

// Snapshots show the page as it loads: scripts run, but no island hydrates, because nothing scrolls.
test.use({ expectedErrors: notFoundError });
// Compressing updated snapshots takes time.
test.describe.configure({ timeout: 120_000 });

/** Capture at half size: text is still readable, and it takes a third of the time. */
const captureScale = 1 / 2;
/** Save at half of that again, which also evens out font rendering. */
const savedScale = 1 / 2;

/**
 * Each snapshot is compared twice. Detail: a few clearly different pixels mean that something moved
 * or is missing. Color: a faint difference counts when it covers an area.
 */
const comparisons = {
  detail: { threshold: 0.1, maxDiffPixels: 8 },
  color: { threshold: 0.02, maxDiffPixelRatio: 0.01 },
};

const isUpdating = (): boolean => test.info().config.updateSnapshots !== 'none';

/** This browser and system. Others render text differently. */
function browserName(browser: Browser): string {
  const [version] = browser.version().split('.');
  return `${browser.browserType().name()} ${version} on ${process.platform}`;
}

/** Why the saved snapshots can't be compared with these pages; undefined if they can. */
function reasonToSkip(browser: Browser): string | undefined {
  if (isUpdating()) return undefined;
  const current = browserName(browser);
  const taken = readNote(browserFile);
  if (taken !== undefined && taken !== current)
    return `taken with ${taken}, and this is ${current}`;
  return hasOtherContent() ? 'the content has changed; npm run snapshots updates them' : undefined;
}

/** Waits until fonts and images have loaded. Fails if an image can't be decoded. */
async function waitForImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode()));
    await document.fonts.ready;
  });
}

/** Captures the whole page. Playwright's own screenshots compress more, which takes longer than all other steps. */
async function capturePage(page: Page): Promise<Buffer> {
  const devtools = await page.context().newCDPSession(page);
  const { cssContentSize } = await devtools.send('Page.getLayoutMetrics');
  const { data } = await devtools.send('Page.captureScreenshot', {
    clip: { ...cssContentSize, scale: captureScale },
    captureBeyondViewport: true,
    optimizeForSpeed: true,
  });
  await devtools.detach();
  return Buffer.from(data, 'base64');
}

/**
 * Cuts a captured page into its snapshots, top to bottom.
 * @param tops top edges of the sections, in CSS pixels.
 */
async function cutIntoSections(shot: Buffer, tops: number[]): Promise<Buffer[]> {
  const { data, info } = await sharp(shot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const edges = [0, ...tops.map((top) => Math.round(top * captureScale)), height];
  return Promise.all(
    edges.slice(1).map((bottom, at) => {
      const top = edges[at] ?? 0;
      return sharp(data, { raw: info })
        .extract({ left: 0, top, width, height: bottom - top })
        .resize({ width: Math.round(width * savedScale), kernel: 'linear' })
        .png(isUpdating() ? { palette: true, dither: 0, effort: 10 } : { compressionLevel: 1 })
        .toBuffer();
    }),
  );
}

test('the snapshots match this browser and content', async ({ browser }) => {
  const reason = reasonToSkip(browser);
  if (reason) {
    console.log(`Snapshots not compared: ${reason}.`);
    test.skip();
  }
  expect(`${browserName(browser)}\n`).toMatchSnapshot(browserFile);
  expect(`${contentHash()}\n`).toMatchSnapshot(contentFile);
});

for (const { folder, widthPx, theme } of views) {
  for (const pageEntry of pages) {
    test(`${pageEntry.path} matches its snapshots at ${widthPx} px, ${theme}`, async ({
      page,
      browser,
    }) => {
      test.skip(
        reasonToSkip(browser) !== undefined,
        'The snapshots are from another browser or content.',
      );
      await page.setViewportSize({ width: widthPx, height: 800 });
      await page.emulateMedia({ colorScheme: theme });
      // The footer shows the current year.
      await page.clock.setFixedTime(new Date('2026-07-01T12:00:00Z'));
      // The product's pages are not part of this site.
      await page.route('**/widget/**', (route) => route.fulfill({ body: '' }));
      await page.goto(pageEntry.path);
      await waitForImages(page);
      const shot = await capturePage(page);
      const tops = await page.evaluate(
        (ids) => ids.map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? 0),
        [...pageEntry.sections],
      );
      const snapshots = await cutIntoSections(shot, tops);
      for (const [at, name] of snapshotNames(pageEntry).entries()) {
        const file = [folder, `${name}.png`];
        for (const comparison of Object.values(comparisons)) {
          expect
            .soft(snapshots[at], `${file.join('/')}: npm run snapshots updates it`)
            .toMatchSnapshot(file, comparison);
        }
      }
    });
  }
}
