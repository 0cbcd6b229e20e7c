import type { ReactNode } from 'react';
import type { TourStep } from '../../content/schemas/landing-entries.ts';
import type { HomeCopy } from '../../content/schemas/page.ts';
import { Scene } from '../../illustrations/scene.tsx';
import { Band, BandHeading } from '../../ui/band.tsx';
import { TabPanel } from '../../ui/tabs/tab-panel.tsx';
import styles from './tour-section.module.css';

/** The guided tour that stands in for a demo video: it plays only when the visitor steps. */
export function TourSection({ copy, children }: { copy: HomeCopy['demo']; children?: ReactNode }) {
  return (
    <Band id="demo">
      <BandHeading heading={copy.heading} lead={copy.lead} />
      {children}
    </Band>
  );
}

interface TourPanelProps {
  step: TourStep;
  /** Whether it is shown at first. */
  isActive: boolean;
}

/** What one step shows: its picture and two lines. */
export function TourPanel({ step, isActive }: TourPanelProps) {
  return (
    <TabPanel id={step.id} isActive={isActive} className={styles.panel}>
      <div className={styles.words}>
        <h3>{step.title}</h3>
        <p>{step.description}</p>
      </div>
      <Scene name={step.image.scene} alt={step.image.alt} />
    </TabPanel>
  );
}
