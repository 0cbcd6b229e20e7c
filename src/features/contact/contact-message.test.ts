import { expect, test } from 'vitest';
import { readMessage } from './contact-message.ts';

test('a message has its four fields, empty where they are missing, and no other', () => {
  const entries = new FormData();
  entries.set('name', 'Ayu');
  entries.set('_gotcha', 'robot');
  expect(readMessage(entries)).toEqual({ name: 'Ayu', email: '', subject: '', message: '' });
});
