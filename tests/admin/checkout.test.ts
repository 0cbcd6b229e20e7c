import { expect } from '@playwright/test';
import { parse } from 'yaml';
import { writeContent } from '../../packages/editor/app/formats.ts';
import { content, languages } from '../../src/content/content.ts';
import { readContent } from '../../src/content/read-content.ts';
import { readSources } from '../../src/content/sources.ts';
import { languageName } from '../../packages/editor/config/cms.ts';
import { nameIn } from '../../packages/editor/config/languages.ts';
import { newLines, test } from './editor.ts';

const sources = readSources('content');
const textOf = (name: string) => sources.get(name) ?? '';

/** What the build says about the content with a changed file; undefined if it takes it. */
function buildMessage(name: string, text: string): string | undefined {
  try {
    const changed = new Map(sources).set(name, text);
    const english = readContent(changed);
    for (const { code } of languages.slice(1)) readContent(changed, code, english);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

const plan = content.plans.find(({ price }) => price !== null);
const [vendor] = content.integrations;
if (!plan?.price || !vendor) {
  throw new Error('The content has no plan with a price, or no vendor.');
}
const { monthly } = plan.price;
const file = 'facts/plans.yaml';

test('a changed price changes its line and nothing else', async ({ editor, read }) => {
  const part = await editor.open(file);
  await part.expand(plan.title);
  await part.number('Monthly').fill(`${monthly * 2}`);
  await editor.save();
  const after = await read(`content/${file}`);
  const expected = parse(textOf(file)) as { id: string; monthly: unknown }[];
  const changed = expected.find(({ id }) => id === plan.id);
  if (changed) changed.monthly = monthly * 2;
  expect(parse(after)).toEqual(expected);
  expect(newLines(textOf(file), after).length).toBe(1);
  expect(after.split('\n').length).toBe(textOf(file).split('\n').length);
  expect(buildMessage(file, after)).toBeUndefined();
});

test('a price that the build refuses is refused in its words, and stays in the form', async ({
  editor,
  read,
}) => {
  const part = await editor.open(file);
  await part.expand(plan.title);
  await part.number('Monthly').fill(`${-monthly}`);
  await editor.saveButton.click();
  const value = parse(textOf(file)) as { id: string; monthly: unknown }[];
  const changed = value.find(({ id }) => id === plan.id);
  if (changed) changed.monthly = -monthly;
  const message = buildMessage(file, writeContent(file, textOf(file), value));
  expect(message).toBeDefined();
  await expect(editor.page.getByRole('alertdialog')).toContainText(message ?? '');
  expect(await read(`content/${file}`)).toBe(textOf(file));
  await editor.page.getByRole('alertdialog').getByRole('button').first().click();
  await expect(part.number('Monthly')).toHaveValue(`${-monthly}`);
  await part.number('Monthly').fill(`${monthly * 2}`);
  await editor.save();
  expect(await read(`content/${file}`)).toContain(`${monthly * 2}`);
});

test('a line of a list is changed in its place', async ({ editor, read }) => {
  const [line = ''] = plan.mainFeatures;
  const part = await editor.open(file);
  await part.expand(plan.title);
  const lines = part.field('Main features').getByRole('textbox');
  await expect(lines).toHaveCount(plan.mainFeatures.length);
  await lines.first().fill(`${line} and more`);
  await editor.save();
  const after = await read(`content/${file}`);
  expect(newLines(textOf(file), after)).toEqual([`    - ${line} and more`]);
});

test('a wrong id is refused beside its field', async ({ editor }) => {
  const part = await editor.open(file);
  await part.expand(plan.title);
  await part.text('Id').fill('Not an id');
  await editor.saveButton.click();
  await expect(part.field('Id')).toContainText(
    'expected lower-case letters, digits and single hyphens',
  );
});

test('a new vendor with a logo is added to the end of the list', async ({ editor, read }) => {
  const name = 'facts/integrations.yaml';
  const category = content.integrationCategories.find(({ id }) => id === vendor.category);
  const part = await editor.open(name);
  await part.addEntry();
  await part.text('Id').last().fill('zz-locks');
  await part.text('Name').last().fill('ZZ Locks');
  await part.choose('Category', category?.name ?? '');
  await part.text('Monogram').last().fill('ZZ');
  await part.text('Description').last().fill('Keypads for doors, with a code for each guest.');
  await part.form.getByRole('switch', { name: 'Sample' }).last().click();
  const translations = languages.slice(1).map(({ code }) => ({
    file: nameIn(code, name),
    pane: editor.in(languageName(code)),
  }));
  const sentence = 'Kunci pintu dengan kode untuk setiap tamu Anda.';
  for (const { pane } of translations) await pane.text('Description').last().fill(sentence);
  await editor.save();
  expect(await read(`content/${name}`)).toBe(
    `${textOf(name)}- id: zz-locks\n  name: ZZ Locks\n  category: ${vendor.category}\n  logo:\n    monogram: ZZ\n  description: Keypads for doors, with a code for each guest.\n  sample: true\n`,
  );
  for (const { file: translated } of translations) {
    expect(await read(`content/${translated}`)).toBe(
      `${textOf(translated)}- id: zz-locks\n  description: ${sentence}\n`,
    );
  }
});

test('an uploaded portrait goes to its folder', async ({ editor, read }) => {
  const [customer] = content.testimonials;
  test.skip(!customer, 'The content has no testimonials.');
  const name = 'en/testimonials.yaml';
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
  const part = await editor.open(name);
  await part.expand(customer?.id ?? '');
  await part.form.getByRole('button', { name: 'Replace Image' }).click();
  const chooser = editor.page.waitForEvent('filechooser');
  const dialog = editor.page.getByRole('dialog', { name: 'Select Image' });
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await (await chooser).setFiles({ name: 'new-face.svg', mimeType: 'image/svg+xml', buffer });
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await editor.save();
  expect(await read('public/images/testimonials/new-face.svg')).toBe(buffer.toString());
  expect(newLines(textOf(name), await read(`content/${name}`))).toEqual([
    '    image: /images/testimonials/new-face.svg',
  ]);
});

test('a sentence of a translation is corrected, and the English text stays', async ({
  editor,
  read,
}) => {
  const name = 'en/faq.yaml';
  const [, language] = languages;
  const translated = nameIn(language?.code ?? '', name);
  test.skip(!sources.has(translated), 'The questions are not translated.');
  const [first] = parse(textOf(translated)) as { id: string; question: string }[];
  await editor.open(name);
  const part = editor.in(languageName(language?.code ?? ''));
  await part.expand(first?.question ?? '');
  const question = part.text('Question');
  await question.fill(`${await question.inputValue()} ya`);
  await editor.save();
  const after = await read(`content/${translated}`);
  expect(newLines(textOf(translated), after)).toEqual([`  question: ${first?.question} ya`]);
  expect(await read(`content/${name}`)).toBe(textOf(name));
  expect(buildMessage(translated, after)).toBeUndefined();
});

test('a link of the header is chosen from a menu', async ({ editor, read }) => {
  const name = 'facts/navigation.yaml';
  const { company } = parse(textOf(name)) as { company: string[] };
  const part = await editor.open(name);
  const remove = part.field('Company').getByRole('button', { name: 'Remove' });
  await expect(remove).toHaveCount(company.length);
  await remove.last().click();
  await editor.save();
  const after = await read(`content/${name}`);
  expect(parse(after)).toEqual({ ...parse(textOf(name)), company: company.slice(0, -1) });
  expect(newLines(textOf(name), after)).toHaveLength(1);
});
