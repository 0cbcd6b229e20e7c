/** Settings of Stryker, which changes the code and checks whether a test fails. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  mutate: [
    'src/{shared,content}/**/*.ts',
    'src/features/*/{rules,search}/*.ts',
    'src/features/**/*.ts',
    'src/browser/toasts.ts',
    'src/features/status-line/{query-client,service-status}.ts',
    'hosting/{addresses,headers}.ts',
    'build/content-security-policy.ts',
    'hosting/targets/*.ts',
    '!**/*.{test,fixture,d}.ts',
    // Content schemas, which the tests of the content cover.
    '!src/content/schemas/*.ts',
    // Code that only runs in a browser, which the browser tests cover.
    '!src/features/**/use-*.ts',
    '!src/features/**/*.client.ts',
    '!src/features/**/{early-search,filter-address,frame-status,guard-focus,rendered-list,reveal,site-theme}.ts',
    '!src/features/**/{draft,take-focus}.ts',
  ],
  // Each mutant in code that runs on import needs all tests; those took 96% of the time.
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { reportTests: false },
  htmlReporter: { fileName: '.build/mutation/index.html' },
  jsonReporter: { fileName: '.build/mutation/report.json' },
  // It works on a copy of the project, into which nothing that was built need go.
  ignorePatterns: ['.build', 'dist', 'test-results', 'playwright-report'],
  tempDirName: '.build/stryker',
};
