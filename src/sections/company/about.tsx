import type { Routes } from '../../config/routes.ts';
import type { AboutCopy } from '../../content/schemas/pages.ts';
import { Band, BandHeading } from '../../ui/band.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './about.module.css';
import { NextSteps } from '../../ui/next-steps.tsx';

/** The company's mission in one large sentence. */
export function Mission({ copy }: { copy: AboutCopy['mission'] }) {
  return (
    <Band className={styles.mission}>
      <div className={styles.missionColumns}>
        <h2 className={styles.missionHeading}>{copy.heading}</h2>
        <p className={styles.statement}>{copy.statement}</p>
        <p className={styles.missionBody}>{copy.body}</p>
      </div>
    </Band>
  );
}

/** The company's three values. */
export function Values({ copy }: { copy: AboutCopy['values'] }) {
  return (
    <Band tone="sunken">
      <BandHeading heading={copy.heading} />
      <ol role="list" className={styles.values}>
        {copy.items.map(({ title, body }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{body}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}

/** Links to the contact and careers pages. */
export function AboutNext({ copy, routes }: { copy: AboutCopy['next']; routes: Routes }) {
  return (
    <NextSteps copy={copy}>
      <ButtonLink href={routes.contact}>{copy.contact}</ButtonLink>
      <ButtonLink href={routes.careers} variant="outline">
        {copy.careers}
      </ButtonLink>
    </NextSteps>
  );
}
