import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runProgram, UserError } from '../build/cli.ts';
import { editorFolder } from '../build/paths.ts';
import { readSettings, type EditorSettings } from '../packages/editor/settings.ts';
import { checkSources } from './check-sources.ts';
import { readPort } from './local-servers.ts';
import { installCms } from './tool-package.ts';

function readArguments() {
  try {
    const flag = { type: 'boolean', default: false } as const;
    return parseArgs({ options: { build: flag, format: flag } }).values;
  } catch {
    throw new UserError(`Usage: npm run editor              edits the content of this folder
       npm run editor -- --build   builds the editor for a team
       npm run editor -- --format  writes the content files as the editor does`);
  }
}

async function formatContent(): Promise<void> {
  const { filesOf, nameOf } = await import('../packages/editor/config.ts');
  const { asTheEditorWrites } = await import('../packages/editor/format.ts');
  const { readSources } = await import('../src/content/sources.ts');
  const sources = readSources();
  for (const file of filesOf(sources)) {
    const source = sources.get(nameOf(file)) ?? '';
    writeFileSync(file.file, asTheEditorWrites(file, source));
  }
}

/** Builds the editor with the CMS, which is installed on first use. */
async function build(settings: EditorSettings): Promise<void> {
  const { buildEditor } = await import('../packages/editor/build.ts');
  installCms();
  buildEditor(editorFolder, settings);
}

async function buildForTeam(): Promise<void> {
  const settings = readSettings();
  if (!settings.CMS_REPOSITORY) {
    throw new UserError(
      'CMS_REPOSITORY is not set: the editor of a team saves to a repository. To edit the files of this folder, run npm run editor.',
    );
  }
  await build(settings);
  console.log(`The editor is in ${editorFolder}/site; serve it with the headers beside it.`);
}

async function editHere(): Promise<void> {
  const port = await readPort('EDITOR_PORT', 4175);
  await build({});
  const { createEditorServer } = await import('../packages/editor/server.ts');
  createEditorServer(editorFolder).listen(port);
  console.log(`Content editor  http://localhost:${port}`);
  console.log('In Chrome or Edge, click "Work with Local Repository" and choose this folder.');
  console.log('To see what you save, run npm run dev beside it. Press Ctrl-C to stop.');
}

await runProgram(async () => {
  const wanted = readArguments();
  await checkSources();
  if (wanted.format) await formatContent();
  else if (wanted.build) await buildForTeam();
  else await editHere();
});
