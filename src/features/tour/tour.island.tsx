import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { HomeCopy } from '../../content/schemas/page.ts';
import { tellReady } from '../../browser/islands/ready.ts';
import { Button } from '../../ui/button.tsx';
import { hasModifier } from '../../ui/has-modifier.ts';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import styles from './tour.module.css';

interface ProductTourProps {
  copy: HomeCopy['demo'];
  steps: readonly { id: string; title: string }[];
  /** The steps' panels, drawn by the server. */
  children?: ReactNode;
}

/** The guided tour: steps chosen from a list, by arrow keys, or one after the other. */
export function ProductTour({ copy, steps, children }: ProductTourProps) {
  const [active, setActive] = useState(0);
  const [announced, setAnnounced] = useState('');
  const back = useRef<HTMLButtonElement>(null);
  const onward = useRef<HTMLButtonElement>(null);
  const last = steps.length - 1;

  const goTo = (index: number) => {
    setActive(index);
    setAnnounced(steps[index]?.title ?? '');
    // The button that was pressed may be disabled now, and focus must not be lost with it.
    if (index === last) back.current?.focus();
    if (index === 0) onward.current?.focus();
  };
  // The focus goes along to a tab, which says its own name.
  const select = (index: number) => {
    setActive(index);
    setAnnounced('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (hasModifier(event)) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || !steps[active + step]) return;
    event.preventDefault();
    goTo(active + step);
  };
  return (
    <Tabs
      ref={tellReady}
      label={copy.steps}
      tabs={steps}
      active={active}
      onSelect={select}
      isNumbered
      controls={
        <div className={`${styles.controls} needs-script`}>
          <Button
            ref={back}
            variant="outline"
            disabled={active === 0}
            onClick={() => goTo(active - 1)}
            onKeyDown={onKeyDown}
          >
            <ArrowLeft size={18} aria-hidden="true" /> {copy.back}
          </Button>
          <Button
            ref={onward}
            variant="outline"
            disabled={active === last}
            onClick={() => goTo(active + 1)}
            onKeyDown={onKeyDown}
          >
            {copy.continue} <ArrowRight size={18} aria-hidden="true" />
          </Button>
          <p className={styles.position} aria-hidden="true">
            {`${active + 1} / ${steps.length}`}
          </p>
          <p className="visually-hidden" aria-live="polite">
            {announced}
          </p>
        </div>
      }
    >
      {children}
    </Tabs>
  );
}
