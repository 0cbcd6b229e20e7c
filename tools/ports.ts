import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

/** Something a person at the keyboard can put right: said in one line, without a stack trace. */
export class Complaint extends Error {
  override name = 'Complaint';
}

/**
 * Reads a port from the environment.
 * @throws {Complaint} when the variable holds anything but a port number.
 */
export function readPort(variable: string, fallback: number): number {
  const given = process.env[variable];
  if (given === undefined || given === '') return fallback;
  const port = Number(given);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Complaint(`${variable} is "${given}"; it takes a port number from 1 to 65535.`);
}

/**
 * Starts a server on a port.
 * @throws {Complaint} when the port is taken or not allowed.
 */
export async function listen(server: Server, variable: string, port: number): Promise<void> {
  server.listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${code})`;
    throw new Complaint(`Port ${port} ${reason}. Free it, or set ${variable} to another number.`);
  }
}

/** Fails early, before a long build, when a port cannot be had. */
export async function checkPort(variable: string, port: number): Promise<void> {
  const probe = createServer();
  await listen(probe, variable, port);
  probe.close();
  await once(probe, 'close');
}

const plainErrors = new Set(['Complaint', 'SettingError', 'ContentError']);

/** Runs a command-line program: what its user can put right ends it with one line and no stack. */
export async function runProgram(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    const isPlain = error instanceof Error && plainErrors.has(error.name);
    console.error(isPlain ? error.message : error);
    process.exit(1);
  }
}
