/** An email address as text. On a narrow line it breaks after its @, not within a word. */
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
