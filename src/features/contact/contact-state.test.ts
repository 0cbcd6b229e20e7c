import { describe, expect, test } from 'vitest';
import { nextContactState, startState, type ContactState } from './contact-state.ts';

const message = { name: 'Ayu', email: 'ayu@guest.example', subject: 'Sales', message: 'Hello' };
const failed: ContactState = { stage: 'failed', trouble: 'busy', message };

describe('nextContactState', () => {
  test('a message that is sent arrives or fails', () => {
    const sending = nextContactState(startState, { type: 'send' });
    expect(sending).toEqual({ stage: 'sending' });
    expect(nextContactState(sending, { type: 'arrive' })).toEqual({ stage: 'sent' });
    expect(nextContactState(sending, { type: 'fail', trouble: 'busy', message })).toEqual(failed);
  });

  test('one that failed can be sent again', () => {
    expect(nextContactState(failed, { type: 'send' })).toEqual({ stage: 'sending' });
  });

  test('what is changed after a failure is in what the mail link carries', () => {
    const changed = { ...message, message: 'Hello again' };
    const state = nextContactState(failed, { type: 'edit', message: changed });
    expect(state).toEqual({ stage: 'failed', trouble: 'busy', message: changed });
  });

  test.each<ContactState>([startState, { stage: 'sending' }, { stage: 'sent' }])(
    'typing changes nothing while it is $stage',
    (state) => {
      expect(nextContactState(state, { type: 'edit', message })).toBe(state);
    },
  );

  test('after one that was sent there is room for another', () => {
    const state = nextContactState({ stage: 'sent' }, { type: 'restart' });
    expect(state).toEqual({ stage: 'editing', isAgain: true });
  });
});
