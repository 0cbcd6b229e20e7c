import { init, registerCustomFormat, registerEventListener } from '@sveltia/cms';
import { config, sources } from 'virtual:content-editor';
import { formatName } from '../config/files.ts';
import { isTranslation } from '../config/languages.ts';
import { OpenFiles } from './formats.ts';
import { stayAtHome } from './own-origin.ts';

stayAtHome();
const files = new OpenFiles(new Map(Object.entries(sources)));
for (const name of Object.keys(sources).filter((each) => !isTranslation(each))) {
  registerCustomFormat(formatName(name), name.split('.').at(-1) ?? '', files.formatOf(name));
}
registerEventListener({
  name: 'postSave',
  handler: ({ entry }) => files.keepSaved(String(entry.get('path')).replace(/^content\//, '')),
});
const logo = { src: new URL('./mark.svg', document.baseURI).href };
await init({ config: { ...config, logo } });
