import type { CareersCopy } from '../../content/schemas/pages.ts';
import { Band, BandHeading } from '../../ui/band.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SampleNote } from './sample-note.tsx';
import styles from './careers.module.css';

interface BenefitsProps {
  copy: NonNullable<CareersCopy['benefits']>;
  /** Shown as long as the benefits are a sample. */
  sampleNote: string;
}

/** The benefits for employees. */
export function Benefits({ copy, sampleNote }: BenefitsProps) {
  return (
    <Band tone="sunken">
      <BandHeading heading={copy.heading} lead={copy.lead} />
      {copy.sample && <SampleNote>{sampleNote}</SampleNote>}
      <ul role="list" className={styles.benefits}>
        {copy.items.map(({ icon, title, body }) => (
          <li key={title}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p>{body}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
