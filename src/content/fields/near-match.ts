const withoutExtension = (path: string) => path.replace(/\.[^./]+$/, '');

/**
 * The path among those that exist that somebody probably meant: the same in another case, or with
 * another extension.
 */
export function findNearPath(path: string, existing: Iterable<string>): string | undefined {
  const paths = [...existing];
  const wanted = path.toLowerCase();
  return (
    paths.find((each) => each.toLowerCase() === wanted) ??
    paths.find((each) => withoutExtension(each).toLowerCase() === withoutExtension(wanted))
  );
}
