import { existsSync } from 'node:fs';
import type { HookParameters } from 'astro';
import { expect, test, vi } from 'vitest';
import { styleguide } from './astro-styleguide.ts';

type Setup = HookParameters<'astro:config:setup'>;

function routesAdded(command: Setup['command']) {
  const injectRoute = vi.fn<Setup['injectRoute']>();
  void styleguide().hooks['astro:config:setup']?.({ command, injectRoute } as unknown as Setup);
  return injectRoute.mock.calls.map(([route]) => route);
}

test('development has the style guide, from a page that is there', () => {
  const [route, ...others] = routesAdded('dev');
  expect(route?.pattern).toBe('/styleguide');
  expect(existsSync(String(route?.entrypoint))).toBe(true);
  expect(others).toEqual([]);
});

test.each(['build', 'preview', 'sync'] as const)('a %s has none', (command) => {
  expect(routesAdded(command)).toEqual([]);
});
