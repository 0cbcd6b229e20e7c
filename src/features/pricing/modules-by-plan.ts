import type { Plan } from '../../content/facts/plan.ts';

/** A module of the product with its features; `first` is the index of the first plan that has one. */
export interface ModuleRows {
  name: string;
  rows: { feature: string; first: number }[];
}

/**
 * The rows of the plan table. Each plan includes everything that the plans before it have. Modules
 * come in the order in which the plans name them; plans that name the same module share its rows.
 */
export function modulesByPlan(plans: readonly Plan[]): ModuleRows[] {
  const modules = new Map<string, ModuleRows['rows']>();
  plans.forEach(({ keyModules }, first) => {
    for (const { name, features } of keyModules) {
      const rows = features.map((feature) => ({ feature, first }));
      modules.set(name, [...(modules.get(name) ?? []), ...rows]);
    }
  });
  return Array.from(modules, ([name, rows]) => ({ name, rows }));
}
