import type { IntegrationsCopy } from '../../content/schemas/page.ts';
import { Band, BandHeading } from '../../ui/band.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** The way on for a visitor whose system is not listed: to the contact details below. */
export function CustomIntegration({ copy }: { copy: IntegrationsCopy['custom'] }) {
  return (
    <Band>
      <BandHeading heading={copy.heading} lead={copy.body} />
      <ButtonLink href="#contact">{copy.cta}</ButtonLink>
    </Band>
  );
}
