import { useMemo, useState } from 'react';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { TabPanel } from '../../../ui/tabs/tab-panel.tsx';
import { planNames } from '../text/plan-names.ts';
import type { CalculatorState } from '../state/calculator-state.ts';
import { Assumptions } from './assumptions.tsx';
import { Plans, Platforms } from './comparison.tsx';
import styles from './comparison.module.css';
import type { InputProps } from './props.ts';

interface DetailsProps extends InputProps {
  /** The state that the comparisons show; the assumptions show the latest one. */
  shown: CalculatorState;
}

/** Behind the result: all platforms, all plans and the assumptions, one tab each. */
export function Details({ shown, ...props }: DetailsProps) {
  const { copy, options } = props;
  const [active, setActive] = useState(0);
  const comparison = { copy, options, state: shown };
  const tabs = useMemo(
    () => [
      { id: 'savings-platforms', title: copy.comparison.heading },
      { id: 'savings-plans', title: planNames(options) },
      { id: 'savings-assumptions', title: copy.assumptions.heading },
    ],
    [copy, options],
  );
  const panels = [
    <Platforms {...comparison} />,
    <Plans {...comparison} />,
    <Assumptions {...props} />,
  ];
  return (
    <Tabs label={copy.details} tabs={tabs} active={active} onSelect={setActive}>
      {tabs.map(({ id }, index) => (
        <TabPanel key={id} id={id} isActive={index === 0} className={styles.panel}>
          {panels[index]}
        </TabPanel>
      ))}
    </Tabs>
  );
}
