import type { ComponentProps, ReactNode } from 'react';
import { Accordion } from '../ui/accordion.tsx';
import { Band, BandHeading } from '../ui/band.tsx';
import { Chevron } from '../ui/chevron.tsx';
import { Columns } from '../ui/columns.tsx';
import { FooterEnd } from '@motif/footer-end.tsx';
import { Ground } from '@motif/ground.tsx';
import { Icon, icons, type IconName } from '../ui/icon.tsx';
import { Mark } from '../ui/mark.tsx';
import { PlanMark } from '../ui/plan-mark.tsx';
import { Prose } from '../ui/prose.tsx';
import { TabPanel } from '../ui/tabs/tab-panel.tsx';
import { Tabs } from '../ui/tabs/tabs.tsx';
import { BothThemes, type Theme } from './both-themes.tsx';
import { Buttons, Fields } from './control-specimens.tsx';
import styles from './styleguide.module.css';

const lorem =
  'Two guests arrive at Rumah Pantai at four; the driver has their flight and the cleaner has left.';

/** Every component of src/ui, by name, in each of its states. */
const specimens: Record<string, (theme: Theme, markSvg: string) => ReactNode> = {
  Button: () => <Buttons />,
  Field: () => <Fields />,
  'Accordion, the first open': (theme) => (
    <div data-open="">
      <Accordion
        name={`questions-${theme}`}
        items={['one', 'two'].map((id) => ({
          id: `question-${id}-${theme}`,
          question: `Question ${id}?`,
          answer: lorem,
        }))}
      />
    </div>
  ),
  Tabs: (theme) => <TabSpecimen id={`tab-${theme}`} />,
  'Tabs, numbered': (theme) => <TabSpecimen id={`step-${theme}`} isNumbered />,
  PlanMark: () => <PlanMark>From Pro</PlanMark>,
  Band: () =>
    (['paper', 'sunken'] as const).map((tone) => (
      <Band key={tone} tone={tone}>
        <BandHeading heading={`On ${tone}`} lead={lorem} />
      </Band>
    )),
  'Chevron, shut and open': () => (
    <>
      <details>
        <summary>
          More <Chevron />
        </summary>
      </details>
      <details open>
        <summary>
          Less <Chevron />
        </summary>
        <p>{lorem}</p>
      </details>
    </>
  ),
  Columns: () => (
    <Columns heading="At the side">
      <p>{lorem}</p>
    </Columns>
  ),
  Prose: () => <Prose paragraphs={[lorem, `Again: ${lorem}`]} />,
  Icon: () => (
    <ul role="list" className={styles.icons}>
      {(Object.keys(icons) as IconName[]).map((name) => (
        <li key={name}>
          <Icon name={name} />
          <small>{name}</small>
        </li>
      ))}
    </ul>
  ),
  Mark: (_, markSvg) => <Mark svg={markSvg} />,
  'FooterEnd of the motif': () => <FooterEnd />,
  'Ground of the motif': () => <Ground />,
};

type TabSpecimenProps = Pick<ComponentProps<typeof Tabs>, 'isNumbered'> & { id: string };

function TabSpecimen({ id, ...look }: TabSpecimenProps) {
  const tabs = ['First', 'Second', 'Third'].map((title) => ({ id: `${id}-${title}`, title }));
  return (
    <Tabs label={id} tabs={tabs} active={0} onSelect={() => undefined} {...look}>
      <TabPanel id={`${id}-First`} isActive>
        <p>{lorem}</p>
      </TabPanel>
    </Tabs>
  );
}

/** All components, both themes side by side. */
export function ComponentSpecimens({ markSvg }: { markSvg: string }) {
  return Object.entries(specimens).map(([name, draw]) => (
    <section key={name}>
      <h3>{name}</h3>
      <BothThemes>{(theme) => draw(theme, markSvg)}</BothThemes>
    </section>
  ));
}
