import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import type { TourCopy } from '../../content/schemas/landing.ts';
import { Button } from '../../ui/button.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import styles from './tour.module.css';

interface ProductTourProps {
  copy: TourCopy;
  steps: readonly { id: string; title: string }[];
  /** The steps' panels, rendered at build time. */
  children?: ReactNode;
}

/** The guided tour. Visitors choose a step from the list, or use the buttons. */
export function ProductTour({ copy, steps, children }: ProductTourProps) {
  const [active, setActive] = useState(0);
  const [announced, setAnnounced] = useState('');
  const back = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const last = steps.length - 1;

  const goTo = (index: number) => {
    setActive(index);
    setAnnounced(steps[index]?.title ?? '');
    // The pressed button may be disabled now; the focus must not be lost with it.
    if (index === last) back.current?.focus();
    if (index === 0) next.current?.focus();
  };
  // The selected tab gets the focus, so that screen readers read its name.
  const select = (index: number) => {
    setActive(index);
    setAnnounced('');
  };
  return (
    <Tabs
      label={copy.steps}
      tabs={steps}
      active={active}
      onSelect={select}
      isNumbered
      controls={
        <div className={`${button.row} ${styles.controls} needs-script`}>
          <Button
            ref={back}
            variant="outline"
            disabled={active === 0}
            onClick={() => goTo(active - 1)}
          >
            <ArrowLeft size={18} aria-hidden="true" /> {copy.back}
          </Button>
          <Button
            ref={next}
            variant="outline"
            disabled={active === last}
            onClick={() => goTo(active + 1)}
          >
            {copy.continue} <ArrowRight size={18} aria-hidden="true" />
          </Button>
          <p className={`${text.note} ${styles.position}`} aria-hidden="true">
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
