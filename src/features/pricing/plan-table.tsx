// On a phone the rows are grids, and some browsers then no longer expose the table to assistive
// technology. The explicit roles restore it; the lint rule mistakes them for a change of role.
/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role */
import { Fragment, type ReactNode } from 'react';
import { sectionTone } from '../../content/landing-sections.ts';
import type { Content } from '../../content/read-content.ts';
import { modulesByPlan } from './modules-by-plan.ts';
import { fillTemplate } from '../../shared/template.ts';
import { Band } from '../../ui/band.tsx';
import check from '../../ui/check.module.css';
import { Chevron } from '../../ui/chevron.tsx';
import text from '../../ui/text.module.css';
import { teamMembersText } from './plan-card.tsx';
import styles from './plan-table.module.css';

/** The charges and terms of every plan, and behind a disclosure all plans side by side. */
export function PlanTable({ content }: { content: Content }) {
  const copy = content.pages.home.pricing;
  const words = copy.comparison;
  const { plans, terms } = content;
  return (
    <Band
      tone={sectionTone('pricing', content)}
      aria-labelledby="plan-table"
      className={styles.band}
    >
      <h2 id="plan-table" className={`${text.title} ${styles.heading}`}>
        {words.heading}
      </h2>
      <dl className={styles.conditions}>
        {copy.conditions.map(({ title, body }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{body}</dd>
          </div>
        ))}
      </dl>
      {(terms.unconfirmed.includes('feeBase') || terms.unconfirmed.includes('planTerms')) && (
        <p className={`${text.note} ${styles.note}`}>{words.sampleNote}</p>
      )}
      <details className={styles.everything}>
        <summary>
          {words.open}
          <Chevron />
        </summary>
        <table role="table" aria-labelledby="plan-table" className={styles.table}>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                <span className="visually-hidden">{words.feature}</span>
              </th>
              {plans.map(({ id, title }) => (
                <th role="columnheader" scope="col" key={id}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <Group name={words.charges} span={plans.length + 1}>
            {chargesOf(content).map((row) => (
              <Row key={row.label} {...row} />
            ))}
          </Group>
          {modulesByPlan(plans).map(({ name, rows }) => (
            <Group key={name} name={name} span={plans.length + 1}>
              {rows.map(({ feature, included }) => (
                <Row
                  key={feature}
                  label={feature}
                  cells={included.map((has) => (has ? words.included : words.notIncluded))}
                  classNameOf={(plan) =>
                    included[plan] ? `${check.check} ${styles.yes}` : styles.no
                  }
                />
              ))}
            </Group>
          ))}
        </table>
        <p className={`${text.note} ${styles.note}`}>{words.note}</p>
      </details>
    </Band>
  );
}

/** What each plan costs, how many people it allows, and when support answers. */
function chargesOf({ pages, plans, terms }: Content): RowProps[] {
  const words = pages.home.pricing.comparison;
  const firstWithEmergency = plans.findIndex(({ id }) => id === terms.emergencyFromPlan);
  return [
    {
      label: words.billedMonthly,
      cells: plans.map(({ price }) => price?.words.monthly ?? words.agreed),
    },
    {
      label: words.billedYearly,
      cells: plans.map(({ id, price }) =>
        price ? (
          <Fragment key={id}>
            {price.words.yearly.price}
            <small>{fillTemplate(words.perYear, { total: price.words.yearly.total })}</small>
          </Fragment>
        ) : (
          words.agreed
        ),
      ),
    },
    {
      label: words.teamMembers.label,
      cells: plans.map((plan) => teamMembersText(words.teamMembers, plan)),
    },
    {
      label: words.support.label,
      cells: plans.map((_, plan) =>
        plan < firstWithEmergency ? words.support.hours : words.support.emergency,
      ),
      classNameOf: () => styles.words,
    },
  ];
}

function Group({ name, span, children }: { name: string; span: number; children: ReactNode }) {
  return (
    <tbody role="rowgroup">
      <tr role="row">
        <th role="rowheader" scope="rowgroup" colSpan={span}>
          {name}
        </th>
      </tr>
      {children}
    </tbody>
  );
}

interface RowProps {
  label: string;
  /** One for each plan. */
  cells: readonly ReactNode[];
  classNameOf?: (plan: number) => string | undefined;
}

function Row({ label, cells, classNameOf }: RowProps) {
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {label}
      </th>
      {cells.map((cell, plan) => (
        <td role="cell" key={plan} className={classNameOf?.(plan)}>
          {cell}
        </td>
      ))}
    </tr>
  );
}
