/** A mail address as text. On a line too short for it, it breaks after its @, not in a word. */
export function MailAddress({ mail }: { mail: string }) {
  const host = mail.indexOf('@') + 1;
  return (
    <>
      {mail.slice(0, host)}
      <wbr />
      {mail.slice(host)}
    </>
  );
}
