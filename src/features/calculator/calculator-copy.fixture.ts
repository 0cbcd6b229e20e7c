import { readFileSync } from 'node:fs';
import type { Home } from '../../content/words/words.generated.ts';
import { parseYaml } from '../../content/parse/yaml.ts';

const file = 'content/en/pages/home.yaml';
// The content loader fills in facts such as {{feePercent}}. Any value works here.
const home = parseYaml(file, readFileSync(file, 'utf8').replaceAll(/\{\{[\w.]+\}\}/g, '1%'));

/** The calculator's copy from the content files. */
export const copy = (home as Home).savingsCalculator.calculator;
