import { newTabNoteId } from '../config/routes.ts';

/** Attributes for a link that opens a new tab, with a description for screen readers. */
export const newTab = {
  target: '_blank',
  rel: 'noopener',
  'aria-describedby': newTabNoteId,
} as const;

/** A link to an email address, which breaks after the @ on a narrow line. */
export function MailLink({ mail }: { mail: string }) {
  const host = mail.indexOf('@') + 1;
  return (
    <a href={`mailto:${mail}`} dir="ltr">
      {mail.slice(0, host)}
      <wbr />
      {mail.slice(host)}
    </a>
  );
}
