const either = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** The names of all plans: `Basic or Pro`. */
export function planNames({ plans }: { plans: readonly { name: string }[] }): string {
  return either.format(plans.map(({ name }) => name));
}
