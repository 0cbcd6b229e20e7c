import type { ReactNode } from 'react';
import type { TourCopy, TourStep } from '../../content/schemas/tour.ts';
import { Scene } from '../../drawings/scene.tsx';
import { Band, BandOpening, type BandTone } from '../../ui/band.tsx';
import { TabPanel } from '../../ui/tabs/tab-panel.tsx';
import styles from './tour-section.module.css';

/** The section with the guided tour, which replaces a demo video. */
export function TourSection({
  copy,
  tone,
  children,
}: {
  copy: TourCopy;
  tone: BandTone;
  children?: ReactNode;
}) {
  return (
    <Band id="demo" tone={tone} className={styles.band}>
      <BandOpening heading={copy.heading} lead={copy.lead} className={styles.opening} />
      {children}
    </Band>
  );
}

interface TourPanelProps {
  step: TourStep;
  /** Whether this is the step shown first. */
  isActive: boolean;
  /** The language of the drawing. */
  language?: string | undefined;
}

/** The panel of one step: an illustration, a title and a description. */
export function TourPanel({ step, isActive, language }: TourPanelProps) {
  return (
    // With nothing in it to press, the panel itself is reached by Tab.
    <TabPanel id={step.id} isActive={isActive} tabIndex={0} className={styles.panel}>
      <h3>{step.title}</h3>
      <p>{step.description}</p>
      <Scene
        name={step.image.scene}
        alt={step.image.alt}
        language={language}
        className={styles.scene}
      />
    </TabPanel>
  );
}
