import { writeFileSync } from 'node:fs';
import { runProgram, UserError } from '../build/cli.ts';
import { buildFolder } from '../build/site-files.ts';
import { buildEditor } from '../packages/editor/build.ts';
import { contentName, listFiles } from '../packages/editor/config.ts';
import { formatAsEditor } from '../packages/editor/format.ts';
import team from '../packages/editor/team.json' with { type: 'json' };
import { readSources } from '../src/content/sources.ts';
import { installPackages } from './install.ts';
import { readHost, readPort } from './local-servers.ts';
import { createSiteServer } from './site-server.ts';

/** The built content editor. No other build reads or writes this folder. */
const editorFolder = `${buildFolder}/editor`;

/** What `npm run editor` does, alone and with each option. */
const commands: Record<string, () => Promise<void> | void> = {
  async edit() {
    const port = await readPort('EDITOR_PORT', 4175);
    installPackages('packages/editor');
    buildEditor(editorFolder);
    createSiteServer(editorFolder).listen(port, readHost());
    console.log(`Content editor  http://localhost:${port}`);
    console.log('In Chrome or Edge, click "Work with Local Repository" and choose this folder.');
    console.log(
      'To see what you save, run "npm run dev" in another terminal. Press Ctrl-C to stop.',
    );
  },
  '--build'() {
    if (!team.repo)
      throw new UserError(
        'Write the repository of your team into packages/editor/team.json first.',
      );
    installPackages('packages/editor');
    buildEditor(editorFolder, false);
    console.log(`The editor is in ${editorFolder}; serve it with the headers in its _headers.`);
  },
  '--format'() {
    const sources = readSources();
    for (const file of listFiles(sources))
      writeFileSync(file.file, formatAsEditor(file, sources.get(contentName(file)) ?? ''));
  },
};

await runProgram(async () => {
  const [name = 'edit'] = process.argv.slice(2);
  const command = commands[name];
  if (!command) throw new UserError(`There is no option "${name}": use -- --build or -- --format.`);
  await command();
});
