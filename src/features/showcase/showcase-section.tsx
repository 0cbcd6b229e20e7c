import type { ReactNode } from 'react';
import { fromPlanWords } from '../../content/from-plan.ts';
import { sectionTone, shownSection } from '../../content/landing-sections.ts';
import type { Content } from '../../content/read-content.ts';
import type { FeatureTab } from '../../content/schemas/showcase.ts';
import { Scene } from '../../drawings/scene.tsx';
import { Band, BandOpening } from '../../ui/band.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PlanMark } from '../../ui/plan-mark.tsx';
import { TabPanel } from '../../ui/tabs/tab-panel.tsx';
import styles from './showcase-section.module.css';

/** The section that shows the platform's modules in tabs. */
export function ShowcaseSection({ content, children }: { content: Content; children?: ReactNode }) {
  const { heading, lead } = content.pages.home.showcase;
  return (
    <Band id="showcase" tone={sectionTone('showcase', content)} className={styles.band}>
      <BandOpening heading={heading} lead={lead} className={styles.opening} />
      {children}
    </Band>
  );
}

interface ShowcasePanelProps {
  content: Content;
  tab: FeatureTab;
  /** Whether this is the tab shown first. */
  isActive: boolean;
}

/** The panel of one tab: the module's illustration, description and five features. */
export function ShowcasePanel({ content, tab, isActive }: ShowcasePanelProps) {
  const { features, showcase } = content.pages.home;
  const fromPlan = fromPlanWords(tab, features.fromPlan, content.plans);
  const pricing = shownSection('pricing', content);
  return (
    <TabPanel id={tab.id} isActive={isActive} className={styles.panel}>
      <h3>{tab.title}</h3>
      {fromPlan && <PlanMark className={styles.plan}>{fromPlan}</PlanMark>}
      {pricing && (
        <ButtonLink href={pricing} variant="outline" className={styles.seePricing}>
          {showcase.seePricing}
        </ButtonLink>
      )}
      <p className={styles.description}>{tab.description}</p>
      <Scene
        name={tab.image.scene}
        alt={tab.image.alt}
        language={content.language.code}
        className={styles.scene}
      />
      <ul>
        {tab.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </TabPanel>
  );
}
