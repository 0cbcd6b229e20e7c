import type { CDPSession } from '@playwright/test';
import { loadSettings } from '../../src/config/settings.ts';
import { expect, test } from './fixtures.ts';

interface TraceEvent {
  name: string;
  args: { beginData?: { stackTrace?: readonly { url: string }[] } };
}

/** Records what the browser does until `stop` is called, which returns the layouts that a script of ours forced. */
async function recordLayouts(session: CDPSession): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'],
    },
  });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    const layouts = events.filter(({ name }) => name === 'Layout');
    expect(layouts.length).toBeGreaterThan(0);
    return layouts.filter(({ args }) =>
      args.beginData?.stackTrace?.some(({ url }) => url.startsWith(loadSettings().siteOrigin)),
    );
  };
}

for (const path of ['/', '/integrations']) {
  test(`no script forces a layout while ${path} loads`, async ({ page }) => {
    const stop = await recordLayouts(await page.context().newCDPSession(page));
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await stop()).toEqual([]);
  });
}
