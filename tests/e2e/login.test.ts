import { expect, test } from './fixtures.ts';

const email = 'ayu.carter@guest.example';
const password = 'correct horse battery staple';

test('a visitor who signs in, or asks for a new password, reads that this is a demo; the email is logged, but never the password', async ({
  page,
}) => {
  const alerts: string[] = [];
  const lines: string[] = [];
  page.on('console', (line) => lines.push(line.text()));
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await page.goto('/login');
  const field = page.getByLabel('Password');
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
  await expect(field).toHaveAttribute('autocomplete', 'current-password');
  const signIn = page.getByRole('button', { name: 'Sign in', exact: true });
  await signIn.click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('ayu');
  await field.fill(password);
  await signIn.click();
  expect(alerts).toEqual([]);

  await page.getByLabel('Email').fill(email);
  await signIn.click();
  await expect
    .poll(() => alerts)
    .toEqual(['This is a demo. In a real app, you would be logged in now.']);
  expect(lines.join()).toContain(email);
  expect(lines.join()).not.toContain(password);
  expect(page.url()).not.toContain('correct');

  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByText('This demo has no passwords to reset.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /free trial/ })).toHaveAttribute(
    'target',
    '_blank',
  );
});
