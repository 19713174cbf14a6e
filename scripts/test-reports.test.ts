import { describe, expect, it } from 'vitest';
import { playwrightOutcome, vitestOutcome } from './test-reports.ts';

describe('the outcome of a test run', () => {
  it('names each failed test and a file that failed before its tests', () => {
    const outcome = vitestOutcome({
      numPassedTests: 7,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { fullName: 'boats float', status: 'passed', failureMessages: [] },
            { fullName: 'boats sink', status: 'failed', failureMessages: ['\u001b[31mexpected 1\u001b[39m'] },
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'Hook timed out', assertionResults: [] },
      ],
    });
    expect(outcome).toEqual({
      passed: 7,
      failures: ['a.test.ts › boats sink\n    expected 1', 'b.test.ts\n    Hook timed out'],
    });
  });

  it('counts a journey that passed only on the second attempt as failed', () => {
    const spec = (status: string) => ({
      title: status,
      file: 'a.e2e.ts',
      line: 3,
      tests: [{ status, results: [{ errors: [{ message: 'why' }] }, {}] }],
    });
    const outcome = playwrightOutcome({
      stats: { expected: 1 },
      suites: [{ specs: [spec('expected')], suites: [{ specs: [spec('flaky'), spec('unexpected')] }] }],
      errors: [],
    });
    expect(outcome).toEqual({
      passed: 1,
      failures: ['a.e2e.ts:3 › flaky\n    why', 'a.e2e.ts:3 › unexpected\n    why'],
    });
  });
});
