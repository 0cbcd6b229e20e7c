/** A message that passed every check. Name, email and subject are single lines without control characters. */
export interface Message {
  /** The same for every copy of one message, and safe in a mail header: hexadecimal digits. */
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
}
