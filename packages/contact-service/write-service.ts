import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { contactPort, contactRetentionDays, siteOrigin } from '../../src/config/site.ts';
import { operatorEnvironment, siteEnvironment, systemdUnit } from './systemd.ts';

/** Writes the service as one file that needs only Node. */
async function bundleService(file: string): Promise<void> {
  const bundle = await rolldown({
    input: 'packages/contact-service/contact.ts',
    platform: 'node',
    logLevel: 'warn',
  });
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  await bundle.close();
}

/**
 * Writes what a server needs for the contact service: the program, its settings that agree with
 * this build, and a systemd unit.
 * @param home the folder on the server that will have these files.
 */
export async function writeContactService(to: string, home: string): Promise<void> {
  const options = {
    siteOrigin,
    port: contactPort,
    retentionDays: contactRetentionDays,
    home,
  };
  await mkdir(to, { recursive: true });
  await writeFile(join(to, 'site.env'), siteEnvironment(options));
  await writeFile(join(to, 'contact.env.example'), operatorEnvironment(options));
  await writeFile(join(to, 'contact.service'), systemdUnit(options));
  await bundleService(join(to, 'contact.mjs'));
}
