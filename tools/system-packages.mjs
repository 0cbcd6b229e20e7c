// @ts-check
// Programs that `npm test` needs besides Node. Plain JavaScript without packages, because run.mjs imports
// it in a fresh clone, where nothing is installed yet.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Path of the first of these programs that is installed; the earlier name wins within a folder.
 * @param {readonly string[]} names
 * @returns {string | undefined}
 */
export function findProgram(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

/** Names of full Chromium browsers; the headless shell lacks some parts. */
export const fullChromiumNames = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
export const chromiumNames = ['chromium-headless-shell', ...fullChromiumNames];

/** Whether nginx is installed with the module that sends `.br` files. */
export function hasNginx() {
  const modules = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules', '/etc/nginx/modules'];
  return (
    findProgram(['nginx']) !== undefined &&
    modules.some((folder) => existsSync(join(folder, 'ngx_http_brotli_static_module.so')))
  );
}

const playwrightFolder =
  process.env['PLAYWRIGHT_BROWSERS_PATH'] || join(homedir(), '.cache/ms-playwright');

/**
 * Whether Playwright's own build of a browser is installed (`npx playwright install`).
 * @param {string} name
 */
const hasPlaywrightBuild = (name) =>
  existsSync(playwrightFolder) &&
  readdirSync(playwrightFolder).some((folder) => folder.startsWith(`${name}-`));

/** The Debian packages that tests need, and how to detect each. */
const needed = [
  {
    packages: ['chromium', 'chromium-headless-shell'],
    isInstalled: () =>
      Boolean(process.env['CHROME_PATH'] || findProgram(chromiumNames)) ||
      hasPlaywrightBuild('chromium'),
  },
  {
    // The fallback fonts in the snapshots.
    packages: ['fonts-liberation'],
    isInstalled: () => existsSync('/usr/share/fonts/truetype/liberation'),
  },
  {
    packages: ['firefox-esr'],
    isInstalled: () =>
      Boolean(process.env['FIREFOX_PATH'] || findProgram(['firefox-esr', 'firefox'])) ||
      hasPlaywrightBuild('firefox'),
  },
  {
    packages: ['webkit2gtk-driver', 'xvfb'],
    isInstalled: () =>
      Boolean(findProgram(['WebKitWebDriver']) && findProgram(['Xvfb'])) ||
      hasPlaywrightBuild('webkit'),
  },
  { packages: ['nginx', 'libnginx-mod-http-brotli-static'], isInstalled: hasNginx },
  { packages: ['rsync'], isInstalled: () => findProgram(['rsync']) !== undefined },
];

const missingPackages = () =>
  needed.filter(({ isInstalled }) => !isInstalled()).flatMap(({ packages }) => packages);

const isSkipped = Boolean(process.env['SKIP_SYSTEM_PACKAGES']);
const canInstall = existsSync('/etc/debian_version') && process.getuid?.() === 0 && !isSkipped;

const adminPath = 'admin/node_modules';
const hasAdmin = existsSync(new URL(`../${adminPath}`, import.meta.url));

/**
 * Prints what `npm test` is about to install, and which programs are missing.
 * @param {boolean} hasPackages whether the npm packages of the site are installed
 */
export function announceInstallation(hasPackages) {
  const missing = missingPackages().join(' ');
  const lines = [
    ...(hasPackages ? [] : ['npm packages of package-lock.json, into node_modules']),
    ...(hasAdmin ? [] : [`the content editor (85 MB, npm), into ${adminPath}`]),
    ...(missing && canInstall
      ? [
          `Debian packages: ${missing}`,
          '  (to skip these, set SKIP_SYSTEM_PACKAGES=1, or install them first with apt-get)',
        ]
      : []),
  ];
  if (lines.length > 0) console.log(['npm test will install:', ...lines].join('\n  '));
  if (missing && !canInstall) {
    console.log(`Not installed, so tests that need them are skipped or fail: ${missing}`);
    console.log(`  (these are names of Debian packages: apt-get install ${missing})`);
  }
}

/** Installs missing packages if this is root on Debian and SKIP_SYSTEM_PACKAGES is not set. */
export function installSystemPackages() {
  const missing = missingPackages();
  if (missing.length === 0 || !canInstall) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...missing];
  for (const args of [['update', '-qq'], install]) {
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
}
