import { describe, expect, test } from 'vitest';
import { reduceContactState, startState, type ContactState } from './contact-state.ts';

const message = { name: 'Ayu', email: 'ayu@guest.example', subject: 'Sales', message: 'Hello' };
const failed: ContactState = { stage: 'failed', reason: 'busy', message };

describe('reduceContactState', () => {
  test('a message that is being sent arrives or fails', () => {
    const sending = reduceContactState(startState, { type: 'send' });
    expect(sending).toEqual({ stage: 'sending' });
    expect(reduceContactState(sending, { type: 'succeed' })).toEqual({ stage: 'sent' });
    expect(reduceContactState(sending, { type: 'fail', reason: 'busy', message })).toEqual(failed);
  });

  test('a failed message can be sent again', () => {
    expect(reduceContactState(failed, { type: 'send' })).toEqual({ stage: 'sending' });
  });

  test('edits after a failure change the message for the mail link', () => {
    const changed = { ...message, message: 'Hello again' };
    const state = reduceContactState(failed, { type: 'edit', message: changed });
    expect(state).toEqual({ stage: 'failed', reason: 'busy', message: changed });
  });

  test.each<ContactState>([startState, { stage: 'sending' }, { stage: 'sent' }])(
    'typing changes nothing in the stage $stage',
    (state) => {
      expect(reduceContactState(state, { type: 'edit', message })).toBe(state);
    },
  );

  test('after a sent message the visitor can write another', () => {
    const state = reduceContactState({ stage: 'sent' }, { type: 'restart' });
    expect(state).toEqual({ stage: 'editing', isAgain: true });
  });
});
