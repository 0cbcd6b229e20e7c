import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

/** Ends a run with a line for each reason for which tests were skipped, so that none is skipped in silence. */
export default class SkippedReporter implements Reporter {
  private suite: Suite | undefined;

  onBegin(_: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    const reasons = new Map<string, number>();
    for (const test of this.suite?.allTests() ?? []) {
      if (test.outcome() !== 'skipped') continue;
      const { description: reason = 'no reason is given' } =
        test.results[0]?.annotations.find(({ type }) => type === 'skip') ?? {};
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    }
    for (const [reason, count] of reasons) console.log(`  ${count} skipped: ${reason}`);
  }

  /** The reporters before this one print the results; this one must not keep the default one from it. */
  printsToStdio(): boolean {
    return false;
  }
}
