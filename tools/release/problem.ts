/** Something that must change before the site is released. */
export interface ReleaseProblem {
  /** The file to change, or where else the value comes from. */
  file: string;
  /** The setting, field or entry in it. */
  entry: string;
  problem: string;
  /** What to do, as the end of a sentence. */
  fix: string;
}

/** One line that names the place, what is wrong there and what to do. */
export function problemLine({ file, entry, problem, fix }: ReleaseProblem): string {
  return `${file}, ${entry}: ${problem}; ${fix}.`;
}
