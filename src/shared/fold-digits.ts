const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** A text with the digits of every script as ASCII digits: `٣٠٠` is `300`. */
export function foldDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // In Unicode, the ten digits of a script are in a row from zero.
    let zero = code;
    while (isDigit(zero - 1)) zero -= 1;
    return `${(code - zero) % 10}`;
  });
}
