import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import { freePort } from '../../tools/test-project.ts';
import type { WebKitPrograms } from '../../tools/webkit.ts';

/** Sends one command of the WebDriver protocol. @returns the value it answers with. */
export type Send = <Value>(method: string, path: string, body?: object) => Promise<Value>;

export interface Driver {
  /** Opens a browser that remembers nothing. @returns how to send it commands. */
  openBrowser: () => Promise<Send>;
  stop: () => void;
}

/** Starts WebKit's driver, before a screen of its own. */
export async function startDriver(programs: WebKitPrograms): Promise<Driver> {
  const screenArgs = ['-displayfd', '1', '-screen', '0', '1280x800x24', '-nolisten', 'tcp'];
  const screen = spawn(programs.screen, screenArgs, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, GDK_BACKEND: 'x11', DISPLAY: `:${String(number).trim()}` },
  });

  const send: Send = async (method, path, body) => {
    const init = body ? { method, body: JSON.stringify(body) } : { method };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
    const { value } = await response.json();
    if (!response.ok)
      throw new Error(`${path.split('/').at(-1)}: ${value.error}, ${value.message}`);
    return value;
  };
  await expect(() => send('GET', '/status')).toPass();

  // Pages are opened by a script (fixtures.ts).
  const args = ['--automation', '--javascript-can-open-windows-automatically=true'];
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { args } } };
  return {
    openBrowser: async () => {
      const { sessionId } = await send<{ sessionId: string }>('POST', '/session', { capabilities });
      return (method, path, body) => send(method, `/session/${sessionId}${path}`, body);
    },
    stop: () => {
      driver.kill();
      screen.kill();
    },
  };
}
