import { z } from 'zod';
import { intro, meta } from '../../content/fields/page-parts.ts';
import { text } from '../../content/fields/text.ts';

/** Words of /login. */
export const loginPageSchema = z.strictObject({
  meta,
  intro,
  email: text,
  password: text,
  showPassword: text,
  hidePassword: text,
  forgotPassword: text,
  forgotPasswordAnswer: text,
  submit: text,
  demoNotice: text,
  withoutScript: text,
  signUpQuestion: text,
  signUp: text,
});

export type LoginCopy = z.output<typeof loginPageSchema>;
