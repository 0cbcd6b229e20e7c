import { useMemo, useState } from 'react';
import { TabPanel } from '../../../ui/tabs/tab-panel.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { planNames } from '../text/plan-names.ts';
import type { CalculatorState } from '../state/calculator-state.ts';
import { Assumptions } from './assumptions.tsx';
import { Plans, Platforms } from './comparison.tsx';
import styles from './comparison.module.css';
import type { InputProps } from './props.ts';

/** Ids of the tabs; the page has others. */
const ids = {
  platforms: 'savings-platforms',
  plans: 'savings-plans',
  assumptions: 'savings-assumptions',
};

interface DetailsProps extends InputProps {
  /** The state that the comparisons show; the assumptions show the latest one. */
  shown: CalculatorState;
  /** Address of the prices, if the page has them. */
  pricing: string | undefined;
}

/** Behind the result: all platforms, all plans if there are several, and the assumptions, one tab each. */
export function Details({ shown, pricing, ...props }: DetailsProps) {
  const { copy, options } = props;
  const [active, setActive] = useState(0);
  // A single plan has none to compare it with.
  const hasPlans = options.plans.length > 1;
  const comparison = { copy, options, state: shown };
  const tabs = useMemo(
    () => [
      { id: ids.platforms, title: copy.comparison.heading },
      ...(hasPlans ? [{ id: ids.plans, title: planNames(options) }] : []),
      { id: ids.assumptions, title: copy.assumptions.heading },
    ],
    [copy, options, hasPlans],
  );
  return (
    <Tabs label={copy.details} tabs={tabs} active={active} onSelect={setActive}>
      <TabPanel id={ids.platforms} tabIndex={0} className={styles.panel}>
        <Platforms {...comparison} />
      </TabPanel>
      {hasPlans && (
        <TabPanel id={ids.plans} className={styles.panel}>
          <Plans {...comparison} pricing={pricing} />
        </TabPanel>
      )}
      <TabPanel id={ids.assumptions} className={styles.panel}>
        <Assumptions {...props} />
      </TabPanel>
    </Tabs>
  );
}
