import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

/** Prints why tests were skipped at the end of a run, one line per reason. */
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

  /** Without this, Playwright would take this for the reporter that prints the results. */
  printsToStdio(): boolean {
    return false;
  }
}
