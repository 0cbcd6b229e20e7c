import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { copyProject, startScript } from './test-project.ts';

const cleanUps: (() => void)[] = [];
afterEach(() => cleanUps.splice(0).forEach((cleanUp) => cleanUp()));

async function occupiedPort(): Promise<{ port: number; server: Server }> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  cleanUps.push(() => server.close());
  return { port: (server.address() as AddressInfo).port, server };
}

async function freePort(): Promise<number> {
  const { port, server } = await occupiedPort();
  server.close();
  await once(server, 'close');
  return port;
}

async function isAnswered(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://localhost:${port}/`)).ok;
  } catch {
    return false;
  }
}

describe('npm start ends with one line and no stack', () => {
  test.each(['PORT', 'PRODUCT_PORT'] as const)('when %s is taken', async (variable) => {
    const { port } = await occupiedPort();
    const other = variable === 'PORT' ? 'PRODUCT_PORT' : 'PORT';
    const environment = { [variable]: String(port), [other]: String(await freePort()) };
    const { code, stderr, stdout } = await startScript('.', 'scripts/start.ts', environment).ended;
    expect({ code, stdout, stderr }).toEqual({
      code: 1,
      stdout: '',
      stderr: `Port ${port} is taken. Free it, or set ${variable} to another number.\n`,
    });
  });

  test.each(['65536'])('when PORT is "%s"', async (PORT) => {
    const { code, stderr } = await startScript('.', 'scripts/start.ts', { PORT }).ended;
    expect(code).toBe(1);
    expect(stderr).toBe(`PORT is "${PORT}"; it takes a port number from 1 to 65535.\n`);
  });
}, 20_000);

test('npm start serves the site and the product host until Ctrl-C stops both', async () => {
  const { folder, remove } = copyProject();
  cleanUps.push(remove);
  const [port, productPort] = [await freePort(), await freePort()];
  const environment = { PORT: String(port), PRODUCT_PORT: String(productPort) };
  const { child, ended, says } = startScript(folder, 'scripts/start.ts', environment);
  cleanUps.push(() => child.kill('SIGKILL'));
  await says('Ctrl-C stops both.');
  expect(await isAnswered(port)).toBe(true);
  expect(await isAnswered(productPort)).toBe(true);
  child.kill('SIGINT');
  await ended;
  expect(await isAnswered(port)).toBe(false);
  expect(await isAnswered(productPort)).toBe(false);
}, 60_000);
