import { parse } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { hashedFile } from './hashed-file.ts';

const suffix = '?late';

/** A module with all that it imports, as one minified script that still exports. */
async function bundle(entry: string): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code;
}

/**
 * `import url from './part.ts?late'` gives the address of a script that holds the part and whatever
 * it needs, for `import(url)` when its time has come. An ordinary `import()` would share modules with
 * the page's own script, which could then no longer travel within the page.
 */
export function lateScripts(): Plugin {
  return {
    name: 'late-scripts',
    async load(id) {
      if (!id.endsWith(suffix)) return;
      const entry = id.slice(0, -suffix.length);
      if (this.environment.mode === 'dev')
        return `export default ${JSON.stringify(`/@fs${entry}`)}`;
      const source = await bundle(entry);
      const fileName = hashedFile(parse(entry).name, 'js', source);
      this.emitFile({ type: 'asset', fileName, source });
      return `export default ${JSON.stringify(`/${fileName}`)}`;
    },
  };
}
