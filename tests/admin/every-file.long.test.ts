import { expect } from '@playwright/test';
import { readContentFile } from '../../packages/editor/app/formats.ts';
import { languageName } from '../../packages/editor/config/cms.ts';
import { fileNames } from '../../packages/editor/config/files.ts';
import { languagesOf, languagesOfFile, nameIn } from '../../packages/editor/config/languages.ts';
import { readSources } from '../../src/content/sources.ts';
import { newLines, test } from './editor.ts';

const sources = readSources('content');
const textOf = (name: string) => sources.get(name) ?? '';

for (const language of languagesOf(sources)) {
  test(`every file keeps everything but the text that is changed in ${languageName(language)}`, async ({
    editor,
    read,
  }) => {
    test.setTimeout(480_000);
    for (const name of fileNames(sources)) {
      const languages = languagesOfFile(name, sources);
      const file = nameIn(language, name);
      const value = languages.includes(language) && readContentFile(name, textOf(file));
      const hasText = / .* /.test(JSON.stringify(value));
      if (!hasText) continue;
      await editor.open(name);
      const part = languages.length > 1 ? editor.in(languageName(language)) : editor;
      const isList = Array.isArray(value);
      const box = part.form.getByRole('textbox', {
        name: isList ? /^(Title|Name|Question|Content|Description|Note|Source)$/ : /./,
      });
      await part.changeOneOf(box);
      const before = textOf(file);
      const after = await read(`content/${file}`);
      const added = newLines(before, after);
      expect(added.length, `${file}: ${added.join('\n')}`).toBe(1);
      expect(after.split('\n').length, file).toBeLessThanOrEqual(before.split('\n').length);
      const others = languages
        .filter((each) => each !== language)
        .map((each) => nameIn(each, name));
      for (const other of others) expect(await read(`content/${other}`), other).toBe(textOf(other));
    }
  });
}
