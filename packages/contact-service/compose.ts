import type { Message } from './message.ts';

export interface Mail {
  messageId: string;
  date: Date;
  replyTo: { name: string; address: string };
  subject: string;
  text: string;
}

/**
 * The mail that delivers a message. Every attempt has the same Message-ID, so that mail programs can
 * recognize a copy.
 * @param siteHost host name of the site.
 */
export function composeMail(message: Message, siteHost: string): Mail {
  const { id, name, email, subject, receivedAt } = message;
  const date = new Date(receivedAt);
  return {
    messageId: `<${id}@${siteHost}>`,
    date,
    replyTo: { name, address: email },
    subject: `${subject}: message from ${name}`,
    text: `Name: ${name}
Email: ${email}
Subject: ${subject}
Received: ${date.toISOString()}
Site: ${siteHost}

${message.message}
`,
  };
}
