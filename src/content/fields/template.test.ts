import { describe, expect, it } from 'vitest';
import { fillTemplate, templateNames } from './template.ts';

describe('a template', () => {
  const values = { plan: 'Pro', amount: '$158', ota: 'Vrbo' };

  it('takes the values that it names', () => {
    expect(fillTemplate('{plan} costs {amount} more than {ota}, {amount}', values)).toBe(
      'Pro costs $158 more than Vrbo, $158',
    );
  });

  it('keeps a name without a value, also one that every object has', () => {
    expect(fillTemplate('{missing} {toString}', values)).toBe('{missing} {toString}');
  });

  it('puts a value in as it is, even when it looks like a pattern or a template', () => {
    expect(fillTemplate('{a}', { a: '$& {b}', b: 'no' })).toBe('$& {b}');
  });

  it('lists its names once each, sorted', () => {
    expect(templateNames('{min} to {max}, not {min}')).toEqual(['max', 'min']);
    expect(templateNames('nothing to fill')).toEqual([]);
  });
});
