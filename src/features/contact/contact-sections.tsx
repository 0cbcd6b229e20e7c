import type { ReactNode } from 'react';
import { getProductLinks } from '../../config/product-links.ts';
import { getPhoneHref } from '../../content/facts/company.ts';
import type { Content } from '../../content/read-content.ts';
import { Illustration } from '../../drawings/illustration.tsx';
import { Accordion } from '../../ui/accordion.tsx';
import { Ruled, Split, Stack } from '../../ui/layout.tsx';
import { Section, Columns, NextSteps } from '../../ui/section.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { IconName } from '../../content/fields/icon.ts';
import { Icon } from '../../ui/icon.tsx';
import { newTab, MailLink } from '../../ui/links.tsx';
import styles from './contact-sections.module.css';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';

/** The message form, and the company's contact details beside it. */
export function ContactDetails({ content, children }: { content: Content; children?: ReactNode }) {
  const { details, form } = content.pages.contact;
  const { address, mail, phone } = content.company;
  const { supportHours, supportHoursElsewhere } = content.terms;
  return (
    <Section>
      <Split gap="xl" className={styles.columns}>
        <div id="message" className={`${layout.card} ${styles.message}`}>
          <h2 className={text.title}>{form.heading}</h2>
          {children}
        </div>
        <Stack gap="lg" className={styles.details}>
          <h2 className={text.title}>{details.heading}</h2>
          <Ruled as="dl" gap="md">
            <ContactMethod icon="mail" name={details.mail}>
              <MailLink mail={mail} />
            </ContactMethod>
            <ContactMethod icon="phone" name={details.phone}>
              <a href={getPhoneHref(content.company)}>{phone}</a>
            </ContactMethod>
            <ContactMethod icon="pin" name={details.address}>
              {address}
            </ContactMethod>
            <ContactMethod icon="clock" name={details.hours}>
              {supportHours}
              <small className={`${text.note} ${styles.elsewhere}`}>{supportHoursElsewhere}</small>
            </ContactMethod>
          </Ruled>
          <Stack gap="xs">
            <p>{details.replyTime}</p>
            <p>{details.emergency}</p>
          </Stack>
          <Illustration
            name="mailbox"
            preserveAspectRatio="xMinYMax"
            className={`decoration ${styles.mailbox}`}
          />
        </Stack>
      </Split>
    </Section>
  );
}

function ContactMethod({
  icon,
  name,
  children,
}: {
  icon: IconName;
  name: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.contactMethod}>
      <dt className={text.note}>
        <Icon name={icon} size={20} /> {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Frequently asked questions. */
export function ContactFaq({ content }: { content: Content }) {
  const { heading, items } = content.pages.contact.faq;
  return (
    <Section surface="sunken">
      <Columns heading={heading}>
        <Accordion name="contact-faq" items={items} />
      </Columns>
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
