import { useState, type ReactNode } from 'react';
import { tellReady } from '../../browser/islands/ready.ts';
import { Tabs } from '../../ui/tabs/tabs.tsx';

interface ShowcaseProps {
  label: string;
  tabs: readonly { id: string; title: string }[];
  /** The panels, drawn by the server. */
  children?: ReactNode;
}

/** Switches between the modules; only the choice is kept in the browser, not the pictures. */
export function Showcase({ label, tabs, children }: ShowcaseProps) {
  const [active, setActive] = useState(0);
  return (
    <Tabs ref={tellReady} label={label} tabs={tabs} active={active} onSelect={setActive}>
      {children}
    </Tabs>
  );
}
