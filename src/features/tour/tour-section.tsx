import type { ReactNode } from 'react';
import { sectionTone } from '../../content/landing-sections.ts';
import type { Content } from '../../content/read-content.ts';
import type { TourStep } from '../../content/schemas/tour.ts';
import { Scene } from '../../drawings/scene.tsx';
import { Band, BandOpening } from '../../ui/band.tsx';
import { TabPanel } from '../../ui/tabs/tab-panel.tsx';
import styles from './tour-section.module.css';

/** The section with the guided tour, which replaces a demo video. */
export function TourSection({ content, children }: { content: Content; children?: ReactNode }) {
  const { heading, lead } = content.pages.home.demo;
  return (
    <Band id="demo" tone={sectionTone('demo', content)} className={styles.band}>
      <BandOpening heading={heading} lead={lead} className={styles.opening} />
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
