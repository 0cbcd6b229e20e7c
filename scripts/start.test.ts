import { describe, expect, test } from 'vitest';
import { freePort, occupyPort, startScript } from './test-project.ts';

describe('npm start ends with one line and no stack', () => {
  test.each(['PORT', 'PRODUCT_PORT'] as const)('when %s is taken', async (variable) => {
    const { port, release } = await occupyPort();
    const other = variable === 'PORT' ? 'PRODUCT_PORT' : 'PORT';
    const environment = { [variable]: String(port), [other]: String(await freePort()) };
    const ending = await startScript('.', 'scripts/start.ts', environment).ended;
    await release();
    expect(ending).toEqual({
      code: 1,
      stdout: '',
      stderr: `Port ${port} is taken. Free it, or set ${variable} to another number.\n`,
    });
  });

  test('when PORT is "65536"', async () => {
    const PORT = '65536';
    const { code, stderr } = await startScript('.', 'scripts/start.ts', { PORT }).ended;
    expect(code).toBe(1);
    expect(stderr).toBe(`PORT is "${PORT}"; it takes a port number from 1 to 65535.\n`);
  });
}, 20_000);
