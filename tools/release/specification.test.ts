import { expect, test } from 'vitest';
import { isPlaceholder, settings } from '../../src/config/settings.ts';
import { brand } from '../../src/config/site.ts';
import { hashSamples, readShipped, shippedFile } from './shipped-copy.ts';

// Of the project as it is shipped: a company with a name of its own keeps the hashes as they are.
test.skipIf(!isPlaceholder('BRAND_NAME', brand.name))(
  'the release check knows every sample that the project comes with',
  () => {
    const advice = `${shippedFile} is stale: run "node tools/release-check.ts --record-samples"`;
    expect(readShipped(), advice).toEqual(hashSamples('content', settings.BRAND_MARK.default));
  },
);
