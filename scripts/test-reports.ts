// Combines the JSON reports of the two test runners into one outcome: the number passed, and each failure in a few lines.
import { stripVTControlCharacters } from 'node:util';

export interface Outcome {
  passed: number;
  failures: string[];
}

const MAX_LINES_PER_FAILURE = 12;

const describeFailure = (name: string, messages: readonly string[]) =>
  [name, ...messages.flatMap((message) => stripVTControlCharacters(message).split('\n'))]
    .slice(0, MAX_LINES_PER_FAILURE)
    .join('\n    ');

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** A file that failed outside its tests (in a hook, or while loading) counts as one failure. */
export function vitestOutcome({ numPassedTests, testResults }: VitestReport): Outcome {
  const failures = testResults.flatMap((file) => {
    const tests = file.assertionResults.filter(({ status }) => status === 'failed');
    if (tests.length === 0 && file.status === 'failed') return [describeFailure(file.name, [file.message])];
    return tests.map((test) => describeFailure(`${file.name} › ${test.fullName}`, test.failureMessages));
  });
  return { passed: numPassedTests, failures };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: { errors?: { message?: string }[] }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

const specsOf = (suite: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
];

/** A test that passes only on a retry counts as failed. */
export function playwrightOutcome({ stats, suites, errors }: PlaywrightReport): Outcome {
  const failures = suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) =>
        describeFailure(
          `${file}:${line} › ${title}`,
          results.flatMap((result) => (result.errors ?? []).map(({ message }) => message ?? '')),
        ),
      ),
  );
  const outside = errors.map(({ message }) => describeFailure('Outside the tests', [message ?? '']));
  return { passed: stats.expected, failures: [...failures, ...outside] };
}
