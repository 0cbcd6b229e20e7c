import { expect, test } from 'vitest';
import { readMessage } from './contact-message.ts';

test('a message has exactly its four fields; missing ones are empty', () => {
  const entries = new FormData();
  entries.set('name', 'Ayu');
  entries.set('_gotcha', 'robot');
  expect(readMessage(entries)).toEqual({ name: 'Ayu', email: '', subject: '', message: '' });
});
