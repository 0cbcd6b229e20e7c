// On a phone, the rows are grids, and some browsers then don't expose the table to assistive technology. The explicit
// roles restore it. The lint rule mistakes them for a change of role.
/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { ReactNode } from 'react';
import type { Content } from '../../content/read-content.ts';
import type { Plan } from '../../content/facts/plan.ts';
import { fillTemplate } from '../../shared/template.ts';
import styles from './plan-table.module.css';
import chevron from '../../ui/markers.module.css';

type Comparison = Content['pages']['home']['pricing']['comparison'];

/** All plans side by side, behind a disclosure. */
export function PlanTable({ content }: { content: Content }) {
  const copy = content.pages.home.pricing.comparison;
  const { plans } = content;
  return (
    <details className={styles.everything}>
      <summary id="plan-table" className={chevron.chevron}>
        {copy.open}
      </summary>
      <table role="table" aria-labelledby="plan-table" className={styles.table}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {copy.feature}
            </th>
            {plans.map(({ id, title }) => (
              <th role="columnheader" scope="col" key={id}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <Module name={copy.charges} rows={listCharges(content)} />
        {Array.from(listModules(content), ([name, rows]) => (
          <Module key={name} name={name} rows={rows} />
        ))}
      </table>
    </details>
  );
}

/** A dot if a plan includes a feature, or else a dash. Screen readers read words instead. */
function Included({ isIncluded, copy }: { isIncluded: boolean; copy: Comparison }) {
  return (
    <>
      <span className={isIncluded ? styles.yes : styles.no} />
      <span className="visually-hidden">{isIncluded ? copy.included : copy.notIncluded}</span>
    </>
  );
}

interface Row {
  label: string;
  /** One cell for each plan. */
  cells: readonly ReactNode[];
}

/** What each plan costs, how many people it allows, and when support answers. */
function listCharges({ pages, plans, terms }: Content): Row[] {
  const copy = pages.home.pricing.comparison;
  const firstWithEmergency = plans.findIndex(({ id }) => id === terms.emergencyFromPlan);
  return [
    {
      label: copy.perMonth,
      cells: plans.map(({ price }) =>
        price
          ? fillTemplate(copy.prices, {
              monthly: price.formatted.monthly,
              yearly: price.formatted.yearly,
            })
          : pages.home.pricing.customPrice,
      ),
    },
    {
      label: copy.teamMembers.label,
      cells: plans.map((plan) => writeTeamMembers(copy.teamMembers, plan)),
    },
    {
      label: copy.support.label,
      cells: plans.map((_, index) =>
        index < firstWithEmergency ? copy.support.hours : copy.support.emergency,
      ),
    },
  ];
}

/**
 * The modules, in the order in which the plans list them, and their features. Each plan includes everything in the plans
 * before it.
 */
function listModules({ pages, plans }: Content): Map<string, Row[]> {
  const copy = pages.home.pricing.comparison;
  const modules = new Map<string, Row[]>();
  for (const [first, { keyModules }] of plans.entries())
    for (const { name, features } of keyModules) {
      const rows = features.map((label) => ({
        label,
        cells: plans.map(({ id }, index) => (
          <Included key={id} isIncluded={index >= first} copy={copy} />
        )),
      }));
      modules.set(name, [...(modules.get(name) ?? []), ...rows]);
    }
  return modules;
}

/** Says how many people, besides the owner, a plan allows. */
function writeTeamMembers(copy: Comparison['teamMembers'], plan: Plan): string {
  const { teamMembers: limit } = plan;
  if (limit === 'unlimited') return copy.unlimited;
  return limit === 0 ? copy.none : fillTemplate(copy.some, { count: String(limit) });
}

/** The rows of a module, below its name. */
function Module({ name, rows }: { name: string; rows: readonly Row[] }) {
  return (
    <tbody role="rowgroup">
      <tr role="row">
        <th role="rowheader" scope="rowgroup" colSpan={1 + (rows[0]?.cells.length ?? 0)}>
          {name}
        </th>
      </tr>
      {rows.map(({ label, cells }) => (
        <tr role="row" key={label}>
          <th role="rowheader" scope="row">
            {label}
          </th>
          {cells.map((cell, plan) => (
            // oxlint-disable-next-line react/no-array-index-key -- the plans of a row stay in their places
            <td role="cell" key={plan}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
