import { getProductLinks } from '../../config/product-links.ts';
import type { Content } from '../../content/read-content.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Split } from '../../ui/layout.tsx';
import { newTab } from '../../ui/links.tsx';
import { NextSteps, Section } from '../../ui/section.tsx';

/** Frequently asked questions. */
export function ContactFaq({ content }: { content: Content }) {
  const { heading, items } = content.pages.contact.faq;
  return (
    <Section surface="sunken">
      <Split gap="xl">
        <h2>{heading}</h2>
        <Accordion name="contact-faq" items={items} />
      </Split>
    </Section>
  );
}

/** Links to sign up and to book a demo. */
export function ContactNext({ content }: { content: Content }) {
  const copy = content.pages.contact.next;
  const { auth, demo } = getProductLinks(content.language.code);
  return (
    <NextSteps copy={copy}>
      <ButtonLink href={auth} data-sign-up="" {...newTab}>
        {copy.startTrial}
      </ButtonLink>
      <ButtonLink href={demo} variant="outline" {...newTab}>
        {copy.bookDemo}
      </ButtonLink>
    </NextSteps>
  );
}
