/** Below the 2,048 characters that Windows passes to a mail program. */
export const maxMailLinkLength = 2000;

function encode(character: string): string {
  // Line breaks in a mailto link are CR LF (RFC 6068, section 5).
  return character === '\n' ? '%0D%0A' : encodeURIComponent(character);
}

/**
 * A link that opens the visitor's mail program with a mail ready to send.
 * @param cutNote replaces the end of a body that is too long for a link.
 */
export function mailLink(
  address: string,
  mail: { subject: string; body: string },
  cutNote: string,
): string {
  const encodeAll = (text: string) =>
    Array.from(text.toWellFormed().replaceAll(/\r\n?/g, '\n'), encode);
  const start = `mailto:${address}?subject=${encodeAll(mail.subject).join('')}&body=`;
  const characters = encodeAll(mail.body);
  const whole = start + characters.join('');
  if (whole.length <= maxMailLinkLength) return whole;

  const end = encodeAll(`\n\n${cutNote}`).join('');
  let link = start;
  for (const character of characters) {
    if (link.length + character.length + end.length > maxMailLinkLength) break;
    link += character;
  }
  return link + end;
}
