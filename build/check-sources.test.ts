import { expect, test } from 'vitest';
import { loadSettings } from '../src/config/settings.ts';
import { checkSamples } from './check-sources.ts';

const line = 'content/en/testimonials.yaml: 3 samples';
const check = (settings: Record<string, string>, samples = [line]) =>
  checkSamples(samples, loadSettings(settings));

const real = { SITE_ORIGIN: 'https://www.harborstays.com' };

test('a real site with samples is not built, and they are listed', () => {
  expect(() => check(real)).toThrow(
    `${line}\nhttps://www.harborstays.com still has samples: replace them, or build a preview with PREVIEW=1.`,
  );
  expect(check(real, [])).toBeUndefined();
});

test.each([
  [{ ...real, PREVIEW: '1' }, 'Every page says that this is a preview'],
  [{ SITE_ORIGIN: 'http://localhost:4173' }, 'npm run release:check lists them.'],
  [{ SITE_ORIGIN: 'https://www.harbor.example' }, 'npm run release:check lists them.'],
])(
  'a preview, and a build that visitors cannot reach, say so in a sentence: %j',
  (settings, note) => {
    expect(check(settings)).toContain(note);
  },
);
