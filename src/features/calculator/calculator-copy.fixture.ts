import { readFileSync } from 'node:fs';
import { calculatorCopySchema } from './calculator-copy.ts';
import { parseYaml } from '../../content/parse/yaml.ts';

const file = 'content/en/pages/home.yaml';
// Facts such as {{feePercent}} are filled in by the content loader; any value does here.
const home = parseYaml(file, readFileSync(file, 'utf8').replaceAll(/\{\{[\w.]+\}\}/g, '1%'));

/** The calculator's words, from the content. */
export const copy = calculatorCopySchema.parse(
  (home as { savingsCalculator: { calculator: unknown } }).savingsCalculator.calculator,
);
