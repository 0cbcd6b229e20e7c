import type { ContactMessage } from './contact-message.ts';

/**
 * Why a message is not known to have arrived. It was not sent: the field for robots was filled in, or
 * the message is too long. Or the visitor stopped it, nothing answered in time, the device is offline,
 * no connection came about or it broke. Or what the answer was: another page, too many messages, this
 * one not wanted, a fault on the company's side.
 */
export type Trouble =
  | 'trapped'
  | 'tooLong'
  | 'cancelled'
  | 'overdue'
  | 'offline'
  | 'unreachable'
  | 'redirected'
  | 'busy'
  | 'refused'
  | 'broken';

export type ContactState =
  | { stage: 'editing'; isAgain: boolean }
  | { stage: 'sending' }
  | { stage: 'sent' }
  /** With the message as it stands now, which may have been changed since. */
  | { stage: 'failed'; trouble: Trouble; message: ContactMessage };

export type ContactEvent =
  | { type: 'send' }
  | { type: 'arrive' }
  | { type: 'fail'; trouble: Trouble; message: ContactMessage }
  | { type: 'edit'; message: ContactMessage }
  /** Another message after one that was sent. */
  | { type: 'restart' };

export const startState: ContactState = { stage: 'editing', isAgain: false };

/** What becomes of the form. */
export function nextContactState(state: ContactState, event: ContactEvent): ContactState {
  switch (event.type) {
    case 'send':
      return { stage: 'sending' };
    case 'arrive':
      return { stage: 'sent' };
    case 'fail':
      return { stage: 'failed', trouble: event.trouble, message: event.message };
    case 'edit':
      return state.stage === 'failed' ? { ...state, message: event.message } : state;
    case 'restart':
      return { stage: 'editing', isAgain: true };
  }
}
