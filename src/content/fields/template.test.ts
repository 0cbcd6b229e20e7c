import { describe, expect, it } from 'vitest';
import { fillTemplate, templateNames } from './template.ts';

describe('fillTemplate', () => {
  const values = { plan: 'Pro', amount: '$158', ota: 'Vrbo' };

  it('fills in values by name', () => {
    expect(fillTemplate('{plan} costs {amount} more than {ota}, {amount}', values)).toBe(
      'Pro costs $158 more than Vrbo, $158',
    );
  });

  it('keeps a name without a value, even if every object has such a property', () => {
    expect(fillTemplate('{missing} {toString}', values)).toBe('{missing} {toString}');
  });

  it('inserts a value unchanged, even if it looks like a pattern or a template', () => {
    expect(fillTemplate('{a}', { a: '$& {b}', b: 'no' })).toBe('$& {b}');
  });

  it('lists the names of a template once each, sorted', () => {
    expect(templateNames('{min} to {max}, not {min}')).toEqual(['max', 'min']);
    expect(templateNames('nothing to fill')).toEqual([]);
  });
});
