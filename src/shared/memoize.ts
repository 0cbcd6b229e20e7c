/** A function that runs once for each argument, and then gives the same result again. */
export function memoize<Argument extends [string?], Result extends object>(
  run: (...argument: Argument) => Result,
): (...argument: Argument) => Result {
  const results = new Map<string | undefined, Result>();
  return (...argument) => {
    const [key] = argument;
    const result = results.get(key) ?? run(...argument);
    results.set(key, result);
    return result;
  };
}
