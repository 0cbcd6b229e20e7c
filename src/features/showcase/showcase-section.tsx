import type { ReactNode } from 'react';
import { sectionHref } from '../../config/routes.ts';
import type { FeatureTab, ShowcaseCopy } from './showcase-copy.ts';
import { Scene } from '../../illustrations/scene.tsx';
import { Band, BandOpening } from '../../ui/band.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PlanMark } from '../../ui/plan-mark.tsx';
import { TabPanel } from '../../ui/tabs/tab-panel.tsx';
import styles from './showcase-section.module.css';

interface ShowcaseSectionProps {
  copy: ShowcaseCopy;
  children?: ReactNode;
}

/** The section that shows the platform's modules in tabs. */
export function ShowcaseSection({ copy, children }: ShowcaseSectionProps) {
  return (
    <Band id="showcase" className={styles.band}>
      <BandOpening heading={copy.heading} lead={copy.lead} className={styles.opening} />
      {children}
    </Band>
  );
}

interface ShowcasePanelProps {
  tab: FeatureTab;
  /** Whether this is the tab shown first. */
  isActive: boolean;
  seePricing: string;
  /** "From Pro", if the module is not in the first plan. */
  fromPlan: string | undefined;
}

/** The panel of one tab: the module's illustration, description and five features. */
export function ShowcasePanel({ tab, isActive, seePricing, fromPlan }: ShowcasePanelProps) {
  return (
    <TabPanel id={tab.id} isActive={isActive} className={styles.panel}>
      <h3>{tab.title}</h3>
      {fromPlan && <PlanMark className={styles.plan}>{fromPlan}</PlanMark>}
      <ButtonLink href={sectionHref('pricing')} variant="outline" className={styles.seePricing}>
        {seePricing}
      </ButtonLink>
      <p className={styles.description}>{tab.description}</p>
      <Scene name={tab.image.scene} alt={tab.image.alt} className={styles.scene} />
      <ul>
        {tab.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </TabPanel>
  );
}
