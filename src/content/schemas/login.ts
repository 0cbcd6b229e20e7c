import { z } from 'zod';
import { intro, meta } from '../fields/page-parts.ts';
import { text } from '../fields/text.ts';

/** Words of /login. */
export const loginPageSchema = z.strictObject({
  meta,
  intro,
  email: text.describe('Label of the first field.'),
  password: text.describe('Label of the second field.'),
  showPassword: text.describe('Button that shows the password.'),
  hidePassword: text.describe('The same button while the password is shown.'),
  forgotPassword: text.describe('Button below the fields.'),
  forgotPasswordAnswer: text.describe('What the button answers: this form is a demo.'),
  submit: text.describe('Button that sends the form.'),
  demoNotice: text.describe('What the form answers: nothing was sent.'),
  withoutScript: text.describe('Shown to visitors without JavaScript.'),
  signUpQuestion: text.describe('Before the link to sign up.'),
  signUp: text.describe('The link to sign up.'),
});
