import type { ReactNode } from 'react';
import { productLinks } from '../../config/product-links.ts';
import { phoneHref } from '../../content/facts/company.ts';
import type { Content } from '../../content/read-content.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Section } from '../../ui/section.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Columns } from '../../ui/columns.tsx';
import type { IconName } from '../../content/fields/icon.ts';
import { Icon } from '../../ui/icon.tsx';
import { newTab } from '../../ui/new-tab.ts';
import styles from './contact-sections.module.css';
import card from '../../ui/card.module.css';
import text from '../../ui/text.module.css';
import { MailLink } from '../../ui/mail-link.tsx';
import { NextSteps } from '../../ui/next-steps.tsx';

/** The message form, and the company's contact details beside it. */
export function ContactDetails({ content, children }: { content: Content; children?: ReactNode }) {
  const { details, form } = content.pages.contact;
  const { address, mail, phone } = content.company;
  return (
    <Section className={styles.reach}>
      <div className={styles.columns}>
        <div id="message" className={`${card.card} ${styles.message}`}>
          <h2 className={text.title}>{form.heading}</h2>
          <p className={text.muted}>{form.lead}</p>
          {children}
        </div>
        <div className={styles.details}>
          <h2 className={text.title}>{details.heading}</h2>
          <dl>
            <Way icon="mail" name={details.mail}>
              <MailLink mail={mail} />
            </Way>
            <Way icon="phone" name={details.phone}>
              <a href={phoneHref(content.company)}>{phone}</a>
            </Way>
            <Way icon="pin" name={details.address}>
              {address}
            </Way>
          </dl>
          <ul role="list" className={`${text.muted} ${styles.hours}`}>
            <li>{details.hours}</li>
            <li>{details.replyTime}</li>
            <li>{details.emergency}</li>
          </ul>
        </div>
      </div>
    </Section>
  );
}

function Way({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div>
      <dt className={text.note}>
        <Icon name={icon} size={20} /> {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Frequent questions, so that visitors need not write. */
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
  const { auth, demo } = productLinks(content.language.code);
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
