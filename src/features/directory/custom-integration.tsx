import type { Content } from '../../content/read-content.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { NextSteps } from '../../ui/section.tsx';

/** A link to the contact details in the footer, for visitors whose system is not listed. */
export function CustomIntegration({ content }: { content: Content }) {
  const copy = content.pages.integrations.custom;
  return (
    <NextSteps copy={copy}>
      <ButtonLink href="#contact">{copy.cta}</ButtonLink>
    </NextSteps>
  );
}
