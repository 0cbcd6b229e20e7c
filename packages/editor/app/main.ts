import { init, registerCustomFormat, registerEventListener } from '@sveltia/cms';
import { config, sources as texts } from 'virtual:content-editor';
import { fileNames, formatName } from '../config/files.ts';
import { OpenFiles } from './formats.ts';
import { stayAtHome } from './own-origin.ts';

stayAtHome();
const sources = new Map(Object.entries(texts));
const files = new OpenFiles(sources);
for (const name of fileNames(sources)) {
  registerCustomFormat(formatName(name), name.split('.').at(-1) ?? '', files.formatOf(name));
}
registerEventListener({
  name: 'postSave',
  handler: ({ entry }) => files.keepSaved(String(entry.get('path')).replace(/^content\//, '')),
});
const logo = { src: new URL('./mark.svg', document.baseURI).href };
await init({ config: { ...config, logo } });
