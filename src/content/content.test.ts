import { describe, expect, test } from 'vitest';
import { ContentError } from './parse/content-error.ts';
import { isWhole, put, readChanged, setFirst, sources } from './changed-content.fixture.ts';
import { readContent } from './read-content.ts';
import { mistakes } from './mistakes.fixture.ts';

describe('content that cannot be published', () => {
  test('is reported whole: a line for each mistake, in any file', () => {
    const withMistakes = new Map(sources)
      .set(
        'en/pages/not-found.yaml',
        put(['heading'], '')(sources.get('en/pages/not-found.yaml') ?? ''),
      )
      .set('en/faq.yaml', setFirst({ answer: 7, order: 1 })(sources.get('en/faq.yaml') ?? ''));
    expect(() => readContent(withMistakes)).toThrow(
      /^content\/en\/faq.yaml.*field answer: .*\n.*field order: .*\n.*not-found.yaml, field heading: [^\n]*$/,
    );
  });

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
      const read = () => readContent(others);
      expect(read).toThrow(ContentError);
      expect(read).toThrow(`content/${file}: the file is missing.`);
    },
  );
});
