import type { Plan } from '../../content/facts/plan.ts';

/** A module with its features. `first` is the index of the first plan that includes the feature. */
export interface ModuleRows {
  name: string;
  rows: { feature: string; first: number }[];
}

/**
 * Creates the rows of the plan table. Each plan includes everything in the plans before it. Modules are in the order in
 * which the plans list them. Plans with the same module share its rows.
 */
export function listModuleRows(plans: readonly Plan[]): ModuleRows[] {
  const modules = new Map<string, ModuleRows['rows']>();
  plans.forEach(({ keyModules }, first) => {
    for (const { name, features } of keyModules) {
      const rows = features.map((feature) => ({ feature, first }));
      modules.set(name, [...(modules.get(name) ?? []), ...rows]);
    }
  });
  return Array.from(modules, ([name, rows]) => ({ name, rows }));
}
