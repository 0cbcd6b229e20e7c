import { once } from 'node:events';
import { copyProject, startScript } from '../../scripts/test-project.ts';

/** How long a build of its own may take a test on a slow machine. */
export const ownSiteTimeoutMs = 180_000;

/**
 * Builds the site with settings of a test's own and serves it, on ports of its own, until `stop`.
 * For `beforeAll`, in a file whose tests run one after another.
 */
export async function startOwnSite(port: number, settings: Record<string, string>) {
  const { folder, remove } = copyProject();
  const origin = `http://localhost:${port}`;
  const { child, says } = startScript(folder, 'scripts/start.ts', {
    PORT: `${port}`,
    PRODUCT_PORT: `${port + 1}`,
    SITE_ORIGIN: origin,
    PRODUCT_ORIGIN: `http://localhost:${port + 1}`,
    SITE_FOLDER: 'dist',
    ...settings,
  });
  const stop = async () => {
    const ended = once(child, 'close');
    child.kill();
    await ended;
    remove();
  };
  await says('Ctrl-C stops both.');
  return { origin, stop };
}
