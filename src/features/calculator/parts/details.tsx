import { useState } from 'react';
import { TabPanel, Tabs } from '../../../ui/tabs/tabs.tsx';
import type { StateProps } from '../state.ts';
import type { Result } from '../text.ts';
import { Assumptions } from './assumptions.tsx';
import { Plans, Platforms } from './comparison.tsx';
import styles from './table.module.css';

/** Ids of the tabs; the page has others. */
const ids = {
  platforms: 'savings-platforms',
  plans: 'savings-plans',
  assumptions: 'savings-assumptions',
};

/** Behind the result: all platforms, all plans if there are several, and the assumptions, one tab each. */
export function Details({
  evaluation,
  money,
  pricing,
  ...props
}: StateProps & Result & { pricing: string | undefined }) {
  const { copy, options } = props;
  const [active, setActive] = useState(0);
  // A single plan has none to compare it with.
  const hasPlans = options.plans.length > 1;
  const tabs = [
    { id: ids.platforms, title: copy.comparison.heading },
    ...(hasPlans ? [{ id: ids.plans, title: copy.comparison.plans }] : []),
    { id: ids.assumptions, title: copy.assumptions.heading },
  ];
  const result = { copy, evaluation, money };
  return (
    <Tabs label={copy.details} tabs={tabs} active={active} onSelect={setActive}>
      <TabPanel id={ids.platforms} tabIndex={0} className={styles.panel}>
        <Platforms {...result} />
      </TabPanel>
      {hasPlans && (
        <TabPanel id={ids.plans} className={styles.panel}>
          <Plans {...result} pricing={pricing} />
        </TabPanel>
      )}
      <TabPanel id={ids.assumptions} className={styles.panel}>
        <Assumptions {...props} />
      </TabPanel>
    </Tabs>
  );
}
