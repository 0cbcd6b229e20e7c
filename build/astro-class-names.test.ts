import { describe, expect, it } from 'vitest';
import { classNames } from './astro-class-names.ts';

describe('short class names', () => {
  const files = Array.from({ length: 60 }, (_, index) => `/src/${index}.module.css`);
  const css = `${Array.from({ length: 40 }, (_, index) => `.name${index} { inset: 0.5rem }`).join('\n')} @keyframes arrive {}`;

  it('never give two classes one name', () => {
    const nameOf = classNames(files);
    const all = files.flatMap((file) =>
      Array.from({ length: 40 }, (_, index) => nameOf(`name${index}`, file, css)),
    );
    expect(new Set(all).size).toBe(all.length);
  });

  it('are the same whatever the order in which files are found', () => {
    const [file = ''] = files;
    expect(classNames(files.toReversed())('name3', file, css)).toBe(
      classNames(files)('name3', file, css),
    );
  });

  it('refuse a stylesheet they were not told of', () => {
    expect(() => classNames(files)('name1', '/src/other.module.css', css)).toThrow('other');
  });
});
