import { expect } from '@playwright/test';
import { parse } from 'yaml';
import {
  file,
  firstInIndonesian,
  firstPlan,
  planInIndonesian,
  plansFile,
  secondInIndonesian,
  source,
  test,
  translated,
} from './session.ts';

test('a question is added in two languages, and an Indonesian sentence is corrected', async ({
  editor,
  host,
  complaints,
}) => {
  const [english, indonesian] = [editor.in('English'), editor.in('Indonesian')];
  await editor.open(file);
  await english.addEntry();
  await english.text('Id').last().fill('new-question');
  await english.text('Question').last().fill('Is this new?');
  await english.text('Answer').last().fill('Yes, it is new.');
  await indonesian.text('Question').last().fill('Apakah ini baru?');
  await indonesian.text('Answer').last().fill('Ya, ini baru.');
  const corrected = `Ini ${firstInIndonesian.question}`;
  await indonesian.expand(firstInIndonesian.question);
  await indonesian.text('Question').first().fill(corrected);
  await editor.saveButton.click();
  await expect.poll(() => host.pullRequests).toHaveLength(1);
  const textOf = (name: string) => host.textOf(host.pullRequests[0]?.head ?? '', `content/${name}`);
  expect(textOf(file)).toBe(
    `${source}- id: new-question\n  question: Is this new?\n  answer: Yes, it is new.\n`,
  );
  expect(parse(textOf(translated))).toEqual([
    { ...firstInIndonesian, question: corrected },
    secondInIndonesian,
    { id: 'new-question', question: 'Apakah ini baru?', answer: 'Ya, ini baru.' },
  ]);
  expect(complaints).toEqual([]);
});

test('the words of a plan are translated, and its price is not', async ({ editor, host }) => {
  const indonesian = editor.in('Indonesian');
  await editor.open(plansFile);
  await editor.in('English').expand(firstPlan.title);
  await expect(indonesian.text('Description')).toHaveValue(planInIndonesian);
  await expect(indonesian.number('Monthly')).toHaveCount(0);
  await indonesian.text('Description').fill(`${planInIndonesian} Semuanya.`);
  await editor.saveButton.click();
  await expect.poll(() => host.pullRequests).toHaveLength(1);
  const head = host.pullRequests[0]?.head ?? '';
  expect(parse(host.textOf(head, `content/id/${plansFile}`))).toEqual([
    { id: firstPlan.id, description: `${planInIndonesian} Semuanya.` },
  ]);
  expect(host.textOf(head, `content/${plansFile}`)).toBe(
    host.textOf('main', `content/${plansFile}`),
  );
});
