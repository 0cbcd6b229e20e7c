import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runProgram, UserError } from '../build/cli.ts';
import { editorFolder } from '../build/paths.ts';
import team from '../packages/editor/team.json' with { type: 'json' };
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
  const { contentName, listFiles } = await import('../packages/editor/config.ts');
  const { formatAsEditor } = await import('../packages/editor/format.ts');
  const { readSources } = await import('../src/content/sources.ts');
  const sources = readSources();
  for (const file of listFiles(sources)) {
    writeFileSync(file.file, formatAsEditor(file, sources.get(contentName(file)) ?? ''));
  }
}

/** Builds the editor with the CMS, which is installed on first use. */
async function build(isLocal: boolean): Promise<void> {
  const { buildEditor } = await import('../packages/editor/build.ts');
  installCms();
  buildEditor(editorFolder, isLocal);
}

async function buildForTeam(): Promise<void> {
  if (!team.repo) {
    throw new UserError('Write the repository of your team into packages/editor/team.json first.');
  }
  await build(false);
  console.log(`The editor is in ${editorFolder}; serve it with the headers in its _headers.`);
}

async function editHere(): Promise<void> {
  const port = await readPort('EDITOR_PORT', 4175);
  await build(true);
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
