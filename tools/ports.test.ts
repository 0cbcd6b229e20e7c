import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkPort, Complaint, listen, readPort } from './ports.ts';

afterEach(() => vi.unstubAllEnvs());

describe('readPort', () => {
  test.each([
    ['4173', 4173],
    ['1', 1],
    ['65535', 65_535],
    ['', 80],
  ])('reads "%s" as %i', (given, port) => {
    vi.stubEnv('PORT', given);
    expect(readPort('PORT', 80)).toBe(port);
  });

  test('falls back when nothing is set', () => {
    vi.stubEnv('PORT', undefined);
    expect(readPort('PORT', 80)).toBe(80);
  });

  test.each(['0', '65536', '80.5', '-1', 'http', '4173;', 'Infinity', 'NaN'])(
    'complains of "%s"',
    (given) => {
      vi.stubEnv('PORT', given);
      expect(() => readPort('PORT', 80)).toThrow(
        new Complaint(`PORT is "${given}"; it takes a port number from 1 to 65535.`),
      );
    },
  );
});

describe('a port', () => {
  test('that is taken is complained of by its variable', async () => {
    const occupier = createServer().listen(0);
    await once(occupier, 'listening');
    const { port } = occupier.address() as AddressInfo;
    const complaint = `Port ${port} is taken. Free it, or set PORT to another number.`;
    await expect(checkPort('PORT', port)).rejects.toThrow(complaint);
    await expect(listen(createServer(), 'PORT', port)).rejects.toThrow(complaint);
    occupier.close();
    await once(occupier, 'close');
    await expect(checkPort('PORT', port)).resolves.toBeUndefined();
  });
});
