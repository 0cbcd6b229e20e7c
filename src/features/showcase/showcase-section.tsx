import type { ReactNode } from 'react';
import { sectionHref } from '../../config/routes.ts';
import type { FeatureTab } from '../../content/schemas/landing-entries.ts';
import type { HomeCopy } from '../../content/schemas/page.ts';
import { Scene } from '../../illustrations/scene.tsx';
import { Band, BandHeading } from '../../ui/band.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { TabPanel } from '../../ui/tabs/tab-panel.tsx';
import styles from './showcase-section.module.css';

interface ShowcaseSectionProps {
  copy: HomeCopy['showcase'];
  children?: ReactNode;
}

/** The modules of the platform, a tab each. */
export function ShowcaseSection({ copy, children }: ShowcaseSectionProps) {
  return (
    <Band id="showcase">
      <BandHeading heading={copy.heading} lead={copy.lead} />
      {children}
    </Band>
  );
}

interface ShowcasePanelProps {
  tab: FeatureTab;
  /** Whether it is shown at first. */
  isActive: boolean;
  seePricing: string;
}

/** What one tab shows: the module's picture, its description and five features. */
export function ShowcasePanel({ tab, isActive, seePricing }: ShowcasePanelProps) {
  return (
    <TabPanel id={tab.id} isActive={isActive} className={styles.panel}>
      <div className={styles.words}>
        <h3>{tab.title}</h3>
        <p>{tab.description}</p>
      </div>
      <Scene name={tab.image.scene} alt={tab.image.alt} />
      <div className={styles.details}>
        <ul>
          {tab.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <ButtonLink href={sectionHref('pricing')} variant="outline">
          {seePricing}
        </ButtonLink>
      </div>
    </TabPanel>
  );
}
