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

/** Where accepted messages wait for delivery. */
export interface MessageStore {
  /**
   * Stores a message and resolves once it would survive a crash or a power cut. A message whose id is
   * already stored is not stored again.
   */
  add(message: Message): Promise<void>;
}

/** Limits how many messages a client may send. */
export interface RateLimiter {
  /** Counts one message. @returns 0 if the client may send it, otherwise the seconds to wait. */
  take(clientAddress: string): number | Promise<number>;
}
