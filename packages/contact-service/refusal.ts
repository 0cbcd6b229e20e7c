/** Why a message is refused, with the HTTP status. The page for refused messages has a sentence for each. */
export const refusals = {
  wrongOrigin: 403,
  tooLong: 413,
  notAForm: 415,
  incomplete: 422,
  invalidEmail: 422,
  honeypotFilled: 422,
  tooFast: 422,
  busy: 429,
  broken: 503,
} as const;

export type Refusal = keyof typeof refusals;
