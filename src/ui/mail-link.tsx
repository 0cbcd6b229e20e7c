/** A link to an email address. On a narrow line it breaks after its @, not within a word. */
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
