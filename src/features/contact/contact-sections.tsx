import type { ReactNode } from 'react';
import { productLinksIn } from '../../config/site.ts';
import { phoneHref } from '../../content/facts/company.ts';
import type { Content } from '../../content/read-content.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Band } from '../../ui/band.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Columns } from '../../ui/columns.tsx';
import { Icon } from '../../ui/icon.tsx';
import { newTab } from '../../ui/new-tab.ts';
import styles from './contact-sections.module.css';
import card from '../../ui/card.module.css';
import text from '../../ui/text.module.css';
import { MailAddress } from '../../ui/mail-address.tsx';
import { NextSteps } from '../../ui/next-steps.tsx';

/** The message form, and the company's contact details beside it. */
export function ContactDetails({ content, children }: { content: Content; children?: ReactNode }) {
  const { details, form } = content.pages.contact;
  const { address, mail, phone } = content.company;
  return (
    <Band className={styles.reach}>
      <div className={styles.columns}>
        <div className={`${card.card} ${styles.message}`}>
          <h2 className={text.title}>{form.heading}</h2>
          <p>{form.lead}</p>
          {children}
        </div>
        <div className={styles.details}>
          <h2 className={text.title}>{details.heading}</h2>
          <dl>
            <div>
              <dt className={text.note}>
                <Icon name="mail" size={20} /> {details.mail}
              </dt>
              <dd>
                <a href={`mailto:${mail}`}>
                  <MailAddress mail={mail} />
                </a>
              </dd>
            </div>
            <div>
              <dt className={text.note}>
                <Icon name="phone" size={20} /> {details.phone}
              </dt>
              <dd>
                <a href={phoneHref(content.company)}>{phone}</a>
              </dd>
            </div>
            <div>
              <dt className={text.note}>
                <Icon name="pin" size={20} /> {details.address}
              </dt>
              <dd>{address}</dd>
            </div>
          </dl>
          <ul role="list" className={styles.hours}>
            <li>{details.hours}</li>
            <li>{details.replyTime}</li>
            <li>{details.emergency}</li>
          </ul>
        </div>
      </div>
    </Band>
  );
}

/** Frequent questions, so that visitors need not write. */
export function ContactFaq({ content }: { content: Content }) {
  const { heading, items } = content.pages.contact.faq;
  return (
    <Band tone="sunken">
      <Columns heading={heading}>
        <Accordion name="contact-faq" items={items} />
      </Columns>
    </Band>
  );
}

/** Links to sign up and to book a demo. */
export function ContactNext({ content }: { content: Content }) {
  const copy = content.pages.contact.next;
  const { auth, demo } = productLinksIn(content.language.code);
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
