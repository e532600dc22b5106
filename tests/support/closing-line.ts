import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Ends the output with how many tests passed and failed, on a line that programs can read. */
export default class ClosingLine implements Reporter {
  readonly #ended = new Map<TestCase, TestResult>();

  onTestEnd(test: TestCase, result: TestResult) {
    this.#ended.set(test, result);
  }

  // After what the other reporters print at the end.
  async onExit() {
    const results = [...this.#ended.values()].filter(({ status }) => status !== 'skipped');
    const passed = results.filter(({ status }) => status === 'passed').length;
    console.log(`\n${passed} passed, ${results.length - passed} failed`);
  }
}
