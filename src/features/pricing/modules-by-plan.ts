import type { Plan } from '../../content/facts/plan.ts';

/** A module of the product: its features, and which plans have each, in the order of the plans. */
export interface ModuleRows {
  name: string;
  rows: { feature: string; included: boolean[] }[];
}

/**
 * The catalogue as a table. A plan has all that the plans before it have; modules come in the order
 * in which the plans name them, and plans that name the same module share its rows.
 */
export function modulesByPlan(plans: readonly Plan[]): ModuleRows[] {
  const modules = new Map<string, ModuleRows['rows']>();
  plans.forEach(({ keyModules }, first) => {
    const included = plans.map((_, index) => index >= first);
    for (const { name, features } of keyModules) {
      const rows = features.map((feature) => ({ feature, included }));
      modules.set(name, [...(modules.get(name) ?? []), ...rows]);
    }
  });
  return Array.from(modules, ([name, rows]) => ({ name, rows }));
}
