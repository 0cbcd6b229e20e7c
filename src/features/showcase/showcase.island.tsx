import { useState, type ReactNode } from 'react';
import { Tabs } from '../../ui/tabs/tabs.tsx';

interface ShowcaseProps {
  label: string;
  tabs: readonly { id: string; title: string }[];
  /** The panels, rendered at build time. */
  children?: ReactNode;
}

/** The tabs that switch between modules. Only the selection is state; the panels are static HTML. */
export function Showcase({ label, tabs, children }: ShowcaseProps) {
  const [active, setActive] = useState(0);
  return (
    <Tabs label={label} tabs={tabs} active={active} onSelect={setActive}>
      {children}
    </Tabs>
  );
}
