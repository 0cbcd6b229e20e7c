import { runProgram } from '../build/cli.ts';
import { runBrowserTests, runInParallel } from './checks.ts';
import { makeCasaLumo } from '../tests/casa-lumo.ts';
import { copyProject } from '../tests/project.ts';
import { installPackages } from './install-packages.ts';
import { installSystemPackages } from './system-packages.ts';

/** The browser tests of everything that another company may change: words, figures, languages, sections. */
const stories = [
  'calculator',
  'contact',
  'directory',
  'landing',
  'navigation',
  'languages',
  'trial',
];

/** Runs those tests on a copy of the project that was rebranded for another company. */
async function testAnotherCompany(): Promise<void> {
  const { folder, remove } = copyProject('casa-lumo', [
    'playwright.config.ts',
    ...['budgets', 'interactions', 'report'].map((name) => `bench/${name}.ts`),
    'tests/e2e',
    'tests/skipped-reporter.ts',
  ]);
  try {
    makeCasaLumo(folder);
    await runBrowserTests(
      ['desktop'],
      stories.map((story) => `tests/e2e/${story}`),
      folder,
    );
  } finally {
    remove();
  }
}

/** Runs what `npm test` leaves out: packages, Postfix, Caddy, other engines, snapshots and another company. */
await runProgram(async () => {
  installSystemPackages({ all: true });
  installPackages('packages/editor');
  installPackages('tests/engines');
  await runInParallel(['vitest run packages tests']);
  await runBrowserTests(['engines', 'hosting', 'configured', 'editor', 'pictures']);
  await testAnotherCompany();
});
