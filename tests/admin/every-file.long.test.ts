import { expect } from '@playwright/test';
import { readContentFile } from '../../admin/app/formats.ts';
import { contentNames } from '../../src/content/schemas/schemas.ts';
import { readSources } from '../../src/content/sources.ts';
import { newLines, test } from './editor.ts';

const sources = readSources('content');
const textOf = (name: string) => sources.get(name) ?? '';

test('every file keeps everything but the text that is changed', async ({ editor, read }) => {
  test.setTimeout(240_000);
  const hasText = (name: string) =>
    / .* /.test(JSON.stringify(readContentFile(name, textOf(name))));
  for (const name of contentNames.filter(hasText)) {
    await editor.open(name);
    const isList = Array.isArray(readContentFile(name, textOf(name)) as object);
    const expand = editor.form.getByRole('button', { name: 'Expand', exact: true });
    const box = editor.form.getByRole('textbox', {
      name: isList ? /^(Title|Name|Question|Content)$/ : /./,
    });
    if (isList) await expand.first().click();
    await expect(box.first()).toBeVisible();
    await editor.changeOneOf(box);
    const after = await read(`content/${name}`);
    const added = newLines(textOf(name), after);
    expect(added.length, `${name}: ${added.join('\n')}`).toBe(1);
    expect(after.split('\n').length, name).toBeLessThanOrEqual(textOf(name).split('\n').length);
  }
});
