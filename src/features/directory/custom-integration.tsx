import type { IntegrationsCopy } from './directory-copy.ts';
import { Band, BandHeading } from '../../ui/band.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** For visitors whose system is not listed: a link to the contact details below. */
export function CustomIntegration({ copy }: { copy: IntegrationsCopy['custom'] }) {
  return (
    <Band>
      <BandHeading heading={copy.heading} lead={copy.body} />
      <ButtonLink href="#contact">{copy.cta}</ButtonLink>
    </Band>
  );
}
