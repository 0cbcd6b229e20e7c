import { configDefaults, mergeConfig } from 'vitest/config';
import config from '../../vitest.config.ts';

/** The unit tests of rules and states, without those that read all content or start a server. */
export default mergeConfig(config, {
  test: {
    exclude: [
      ...configDefaults.exclude,
      'tools/**',
      'src/content/**',
      '**/*.fuzz.test.ts',
      'hosting/many-connections.test.ts',
    ],
  },
});
