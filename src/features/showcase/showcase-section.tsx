import type { ReactNode } from 'react';
import type { FeatureTab, ShowcaseCopy } from '../../content/schemas/showcase.ts';
import { Scene } from '../../drawings/scene.tsx';
import { Band, BandOpening, type BandTone } from '../../ui/band.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PlanMark } from '../../ui/plan-mark.tsx';
import { TabPanel } from '../../ui/tabs/tab-panel.tsx';
import styles from './showcase-section.module.css';

interface ShowcaseSectionProps {
  copy: ShowcaseCopy;
  tone: BandTone;
  children?: ReactNode;
}

/** The section that shows the platform's modules in tabs. */
export function ShowcaseSection({ copy, tone, children }: ShowcaseSectionProps) {
  return (
    <Band id="showcase" tone={tone} className={styles.band}>
      <BandOpening heading={copy.heading} lead={copy.lead} className={styles.opening} />
      {children}
    </Band>
  );
}

interface ShowcasePanelProps {
  tab: FeatureTab;
  /** Whether this is the tab shown first. */
  isActive: boolean;
  /** The link to the prices, if the page has them. */
  pricing: { label: string; href: string } | undefined;
  /** "From Pro", if the module is not in the first plan. */
  fromPlan: string | undefined;
  /** The language of the drawing. */
  language?: string | undefined;
}

/** The panel of one tab: the module's illustration, description and five features. */
export function ShowcasePanel({ tab, isActive, pricing, fromPlan, language }: ShowcasePanelProps) {
  return (
    <TabPanel id={tab.id} isActive={isActive} className={styles.panel}>
      <h3>{tab.title}</h3>
      {fromPlan && <PlanMark className={styles.plan}>{fromPlan}</PlanMark>}
      {pricing && (
        <ButtonLink href={pricing.href} variant="outline" className={styles.seePricing}>
          {pricing.label}
        </ButtonLink>
      )}
      <p className={styles.description}>{tab.description}</p>
      <Scene
        name={tab.image.scene}
        alt={tab.image.alt}
        language={language}
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
