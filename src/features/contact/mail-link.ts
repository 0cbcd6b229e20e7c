/** Under what Windows passes on to a mail program, which is 2,048 characters. */
export const longestMailLink = 2000;

function encode(character: string): string {
  // A line break in a mail link is both characters (RFC 6068, section 5).
  return character === '\n' ? '%0D%0A' : encodeURIComponent(character);
}

/**
 * A link that opens the visitor's mail program with a letter ready to be sent.
 * @param cutNote stands at the end of a body that is too long for a link, in place of the rest.
 */
export function mailLink(
  address: string,
  letter: { subject: string; body: string },
  cutNote: string,
): string {
  const encodeAll = (text: string) =>
    Array.from(text.toWellFormed().replaceAll(/\r\n?/g, '\n'), encode);
  const start = `mailto:${address}?subject=${encodeAll(letter.subject).join('')}&body=`;
  const characters = encodeAll(letter.body);
  const whole = start + characters.join('');
  if (whole.length <= longestMailLink) return whole;

  const end = encodeAll(`\n\n${cutNote}`).join('');
  let link = start;
  for (const character of characters) {
    if (link.length + character.length + end.length > longestMailLink) break;
    link += character;
  }
  return link + end;
}
