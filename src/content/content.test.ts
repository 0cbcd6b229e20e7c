import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ContentError } from './parse/content-error.ts';
import { folder, isWhole, readChanged, sources } from './changed-content.fixture.ts';
import { readContent } from './read-content.ts';
import { mistakes } from './mistakes.fixture.ts';

describe('content that cannot be published', () => {
  test.each(mistakes.filter(([, file]) => isWhole(file)))(
    'is reported with its place: %s',
    (_, file, change, message) => {
      const read = readChanged(file, change);
      expect(read).toThrow(ContentError);
      expect(read).toThrow(message);
    },
  );

  test.each(['en/faq.yaml', 'en/legal/cookies.md'])(
    'is reported with its place: %s is missing',
    (file) => {
      const others = new Map(sources);
      others.delete(file);
      const read = () => readContent(folder, others);
      expect(read).toThrow(ContentError);
      expect(read).toThrow(`${join(folder, file)}: the file is missing.`);
    },
  );
});
