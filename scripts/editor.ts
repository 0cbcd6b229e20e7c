import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkSources } from '../build/check-sources.ts';
import { runProgram, UserError } from '../build/cli.ts';
import { buildFolder } from '../build/site-files.ts';
import { buildEditor, createEditorServer } from '../packages/editor/build.ts';
import { contentName, listFiles } from '../packages/editor/config.ts';
import { formatAsEditor } from '../packages/editor/format.ts';
import team from '../packages/editor/team.json' with { type: 'json' };
import { readSources } from '../src/content/sources.ts';
import { installPackages } from './install.ts';
import { readHost, readPort } from './local-servers.ts';

/** The built content editor. No other build reads or writes this folder. */
const editorFolder = `${buildFolder}/editor`;

function readArguments() {
  try {
    const flag = { type: 'boolean', default: false } as const;
    return parseArgs({ options: { build: flag, format: flag } }).values;
  } catch {
    throw new UserError(`Usage: npm run editor              edits the content of this folder
       npm run editor -- --build   builds the editor for a team
       npm run editor -- --format  formats the content files as the editor does`);
  }
}

function formatContent(): void {
  const sources = readSources();
  for (const file of listFiles(sources)) {
    writeFileSync(file.file, formatAsEditor(file, sources.get(contentName(file)) ?? ''));
  }
}

/** Builds the editor. The CMS in it is installed on first use. */
function build(isLocal: boolean): void {
  installPackages('packages/editor');
  buildEditor(editorFolder, isLocal);
}

function buildForTeam(): void {
  if (!team.repo) {
    throw new UserError('Write the repository of your team into packages/editor/team.json first.');
  }
  build(false);
  console.log(`The editor is in ${editorFolder}; serve it with the headers in its _headers.`);
}

async function editHere(): Promise<void> {
  const port = await readPort('EDITOR_PORT', 4175);
  build(true);
  createEditorServer(editorFolder).listen(port, readHost());
  console.log(`Content editor  http://localhost:${port}`);
  console.log('In Chrome or Edge, click "Work with Local Repository" and choose this folder.');
  console.log('To see what you save, run "npm run dev" in another terminal. Press Ctrl-C to stop.');
}

await runProgram(async () => {
  const wanted = readArguments();
  await checkSources();
  if (wanted.format) formatContent();
  else if (wanted.build) buildForTeam();
  else await editHere();
});
