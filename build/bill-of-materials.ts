import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Name of the file in the hosting folder, next to the folders that are served. */
const billOfMaterials = 'sbom.cdx.json';

interface CycloneDx {
  serialNumber?: string;
  metadata: { timestamp?: string; component: { name: string } };
}

/**
 * Writes a bill of materials (CycloneDX, by `npm sbom`): every package of the lockfile with its
 * version, license and hash. The same lockfile gives the same file: the serial number and the time of
 * the run are removed, and the name of the folder is replaced by the name of the package.
 */
export async function writeBillOfMaterials(folder: string): Promise<void> {
  // With NODE_ENV=production, npm would leave out development packages, and all packages here are.
  const args = ['sbom', '--package-lock-only', '--include=dev', '--sbom-format=cyclonedx'];
  const listed = execFileSync('npm', args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { serialNumber: _, ...bill } = JSON.parse(listed) as CycloneDx;
  delete bill.metadata.timestamp;
  bill.metadata.component.name = JSON.parse(await readFile('package.json', 'utf8')).name;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, billOfMaterials), `${JSON.stringify(bill, null, 2)}\n`);
}
