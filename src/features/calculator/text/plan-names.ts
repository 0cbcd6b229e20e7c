import { listOf } from '../../../shared/list-format.ts';
import type { CalculatorOptions } from '../rules/options.ts';

interface NamedPlans {
  plans: readonly { name: string }[];
  money: Pick<CalculatorOptions['money'], 'locale'>;
}

/** The names of all plans: `Basic or Pro`. */
export function planNames({ plans, money }: NamedPlans): string {
  return listOf(
    plans.map(({ name }) => name),
    money.locale,
    'disjunction',
  );
}
