import { expect } from '@playwright/test';
import type { Editor } from './editor.ts';
import { file, first, source, test, translated, translation, withFactsOf } from './session.ts';

const english = (editor: Editor) => editor.in('English');

const changed = withFactsOf(first.question, 'Why should I change?');

/** Changes the first question in the form. */
async function changeQuestion(editor: Editor): Promise<void> {
  await editor.open(file);
  await english(editor).expand(first.question);
  await english(editor).text('Question').fill(changed);
}

const expected = source.replace(/(\n {2}question: ).*/, `$1${changed}`);

test('a change becomes a pull request with this change only', async ({
  editor,
  host,
  complaints,
}) => {
  await changeQuestion(editor);
  await editor.saveButton.click();
  await expect.poll(() => host.pullRequests).toHaveLength(1);
  const [{ head, base: target, draft, labels } = {} as never] = host.pullRequests;
  expect({ target, draft, labels }).toEqual({
    target: 'main',
    draft: true,
    labels: ['sveltia-cms/draft'],
  });
  expect(host.textOf(head ?? '', `content/${file}`)).toBe(expected);
  expect(host.textOf(head ?? '', `content/${translated}`)).toBe(translation);
  expect(host.textOf('main', `content/${file}`)).toBe(source);
  expect(host.commits).toHaveLength(1);
  expect(complaints).toEqual([]);
});

/** Saves in vain. */
async function saveInVain(editor: Editor, message: string): Promise<void> {
  await editor.saveButton.click();
  const alert = editor.page.getByRole('alertdialog', { name: 'Error' });
  await expect(alert).toContainText(message);
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(english(editor).text('Question')).toHaveValue(changed);
}

test('a lost connection loses nothing that is typed', async ({ editor, host }) => {
  await changeQuestion(editor);
  host.state = 'down';
  await saveInVain(editor, 'Failed to fetch');
  expect(host.pullRequests).toEqual([]);
  host.state = 'up';
  await editor.saveButton.click();
  await expect.poll(() => host.pullRequests).toHaveLength(1);
  expect(host.textOf(host.pullRequests[0]?.head ?? '', `content/${file}`)).toBe(expected);
});

test('an expired token loses nothing that is typed, not even when the page is closed', async ({
  editor,
  host,
}) => {
  await changeQuestion(editor);
  host.state = 'expired';
  await saveInVain(editor, 'Bad credentials');
  // The CMS keeps what is typed a moment after the last key.
  await expect.poll(() => editor.page.evaluate(countBackups)).toBe(1);
  host.state = 'up';
  await editor.page.reload();
  await editor.page.getByRole('button', { name: 'Restore' }).click();
  await english(editor).expand(changed);
  await expect(english(editor).text('Question')).toHaveValue(changed);
  await editor.saveButton.click();
  await expect.poll(() => host.pullRequests).toHaveLength(1);
  expect(host.textOf(host.pullRequests[0]?.head ?? '', `content/${file}`)).toBe(expected);
});

/** Runs in the page: how many drafts the CMS has kept. */
async function countBackups(): Promise<number> {
  const store = 'draft-backups';
  const counts = (await indexedDB.databases()).map(
    ({ name = '' }) =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains(store)) {
            database.close();
            resolve(0);
            return;
          }
          const counting = database.transaction(store).objectStore(store).count();
          counting.addEventListener('success', () => {
            database.close();
            resolve(counting.result);
          });
        });
      }),
  );
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}
