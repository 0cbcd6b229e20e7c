import { routes } from '../../config/routes.ts';
import type { CareersCopy } from '../../content/schemas/page.ts';
import { Band, BandHeading } from '../../ui/band.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './careers.module.css';

/** Whether there is a job right now: what most visitors of this page came to learn. */
export function Openings({ copy }: { copy: CareersCopy['openings'] }) {
  return (
    <Band className={styles.openings}>
      <div className={styles.notice}>
        <h2>{copy.heading}</h2>
        <p>{copy.body}</p>
        <ButtonLink href={routes.contact}>{copy.resume}</ButtonLink>
      </div>
    </Band>
  );
}

/** What people who work here get. */
export function Benefits({ copy }: { copy: NonNullable<CareersCopy['benefits']> }) {
  return (
    <Band tone="sunken">
      <BandHeading heading={copy.heading} lead={copy.lead} />
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
