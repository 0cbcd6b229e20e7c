import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { copyProject, startScript } from '../tools/test-project.ts';
import { budgets } from './budgets.ts';
import type { Figure } from './report.ts';

const directory = 'content/facts/integrations.yaml';

interface Entry {
  id: string;
  name: string;
}

/** Seconds that a build takes with so many times the entries that the directory has. */
async function secondsToBuild(times: number): Promise<number> {
  const { folder, remove } = copyProject();
  try {
    const file = join(folder, directory);
    const entries = parse(readFileSync(file, 'utf8')) as Entry[];
    const many = Array.from({ length: times }, (_, copy) =>
      entries.map((entry) => ({
        ...entry,
        id: `${entry.id}${copy ? `-${copy + 1}` : ''}`,
        name: `${entry.name}${copy ? ` ${copy + 1}` : ''}`,
      })),
    ).flat();
    writeFileSync(file, stringify(many));
    const started = performance.now();
    const { code, stderr } = await startScript(folder, 'tools/build.ts').ended;
    if (code !== 0) throw new Error(`The build with ${times} times the entries failed: ${stderr}`);
    return (performance.now() - started) / 1000;
  } finally {
    remove();
  }
}

/** The time of a build, and whether it grows no faster than the number of its entries. */
export async function measureBuilding(): Promise<Figure[]> {
  const once = await secondsToBuild(1);
  const five = await secondsToBuild(5);
  const ten = await secondsToBuild(10);
  // What nine times more entries cost beside four times more: 1 where each costs the same.
  const growth = (ten - once) / (five - once) / (9 / 4);
  const { seconds, growth: mostGrowth } = budgets.building;
  return [
    { what: 'a build', measured: once, budget: seconds, unit: 's' },
    { what: 'a build with ten times the entries', measured: ten, budget: seconds * 2, unit: 's' },
    {
      what: 'cost of an entry among 930 beside one among 465',
      measured: growth,
      budget: mostGrowth,
      unit: '',
    },
  ];
}
