import { runProgram } from '../build/cli.ts';
import { runBrowserTests, runInParallel } from './checks.ts';
import { makeCasaLumo } from '../tests/another-company/casa-lumo.ts';
import { copyProject } from '../tests/project.ts';
import { installPackages } from './install-packages.ts';
import { installSystemPackages } from './system-packages.ts';

/**
 * The browser tests of everything that another company may change: words, figures, languages, sections. Those in
 * directory/address.test.ts search for our own vendors by name.
 */
const stories = [
  'calculator',
  'contact',
  'directory/answers',
  'directory/directory',
  'directory/hits',
  'landing',
  'navigation',
  'languages',
  'trial',
];

/** Runs those tests, and those of a rebranded site, on a copy of the project that was rebranded for another company. */
async function testAnotherCompany(): Promise<void> {
  const { folder, remove } = copyProject('casa-lumo', [
    'playwright.config.ts',
    ...['budgets', 'interactions', 'report'].map((name) => `bench/${name}.ts`),
    'tests/another-company',
    'tests/e2e',
    'tests/project.ts',
    'tests/skipped-reporter.ts',
  ]);
  try {
    makeCasaLumo(folder);
    await runBrowserTests(
      ['desktop', 'another-company'],
      ['tests/another-company', ...stories.map((story) => `tests/e2e/${story}`)],
      folder,
    );
  } finally {
    remove();
  }
}

/** Runs what `npm test` leaves out: packages, Caddy, other engines, snapshots and another company. */
await runProgram(async () => {
  installSystemPackages({ all: true });
  installPackages('packages/editor');
  installPackages('tests/engines');
  await runInParallel(['vitest run packages']);
  await runBrowserTests(['engines', 'hosting', 'configured', 'editor', 'pictures']);
  await testAnotherCompany();
});
