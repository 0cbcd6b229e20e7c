import { fillTemplate } from '../../shared/template.ts';
import type { Content } from '../../content/read-content.ts';
import { maxMessageBytes } from './contact-message.ts';
import { deliveryTimeoutMs } from './deliver.ts';

/** Fills in the limits of a message. A word counts as six characters, including the space. */
export function withLimits(sentence: string, locale: string): string {
  return fillTemplate(sentence, {
    seconds: String(deliveryTimeoutMs / 1000),
    words: (Math.floor(maxMessageBytes / 6 / 1000) * 1000).toLocaleString(locale),
  });
}

/** What the form says for each reason why a message was not sent: the contact service's, and its own. */
export function failureSentences({ language, pages }: Content): Record<string, string> {
  const { form, service } = pages.contact;
  const sentences = Object.entries({ ...service.notSent.reasons, ...form.failure });
  return Object.fromEntries(
    sentences.map(([reason, sentence]) => [reason, withLimits(sentence, language.locale)]),
  );
}
