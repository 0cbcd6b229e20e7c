import type { ContactMessage } from './contact-message.ts';

/** Why the delivery of a message is not confirmed. */
export type FailureReason =
  // The message was not sent.
  | 'honeypotFilled'
  | 'tooLong'
  // There was no response.
  | 'canceled'
  | 'timedOut'
  | 'offline'
  | 'unreachable'
  // The response was a redirect, 429, a refusal of what programs send, another client error, or a server error.
  | 'redirected'
  | 'busy'
  | 'tooFast'
  | 'refused'
  | 'broken';

export type ContactState =
  | { stage: 'editing'; isAgain: boolean }
  | { stage: 'sending' }
  | { stage: 'sent' }
  /** `message` is the current one, which the visitor may have edited since. */
  | { stage: 'failed'; reason: FailureReason; message: ContactMessage };

export type ContactEvent =
  | { type: 'send' }
  | { type: 'succeed' }
  | { type: 'fail'; reason: FailureReason; message: ContactMessage }
  | { type: 'edit'; message: ContactMessage }
  /** Starts another message after one was sent. */
  | { type: 'restart' };

export const startState: ContactState = { stage: 'editing', isAgain: false };

/** The state of the form after an event. */
export function reduceContactState(state: ContactState, event: ContactEvent): ContactState {
  switch (event.type) {
    case 'send':
      return { stage: 'sending' };
    case 'succeed':
      return { stage: 'sent' };
    case 'fail':
      return { stage: 'failed', reason: event.reason, message: event.message };
    case 'edit':
      return state.stage === 'failed' ? { ...state, message: event.message } : state;
    case 'restart':
      return { stage: 'editing', isAgain: true };
  }
}
