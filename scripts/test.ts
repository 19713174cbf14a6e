// Runs every test and ends with one line, "N passed, M failed". Usage: node scripts/test.ts [--shuffle[=SEED]]
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from './chromium.ts';
import { findJava } from './java.ts';
import { type Outcome, playwrightOutcome, vitestOutcome } from './test-reports.ts';

const { shuffle } = parseArgs({
  // Without a seed of its own, the option gets a new one.
  args: process.argv.slice(2).map((arg) => (arg === '--shuffle' ? `--shuffle=${Date.now() % 100_000}` : arg)),
  options: { shuffle: { type: 'string' } },
}).values;
if (shuffle !== undefined) {
  if (!/^[1-9]\d{0,8}$/.test(shuffle)) throw new Error(`--shuffle takes a positive number, not "${shuffle}"`);
  process.env.TEST_ORDER_SEED = shuffle;
  console.log(
    `The unit and server files run in a random order; repeat it with: npm test -- --shuffle=${shuffle}`,
  );
}

const reports = mkdtempSync(join(tmpdir(), 'slipway-reports-'));

const run = (title: string, args: string[], env: NodeJS.ProcessEnv = {}) =>
  new Promise<number>((resolve) => {
    console.log(`\n${title}`);
    const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('close', (code) => resolve(code ?? 1));
  });

/** A report that is missing or a runner that failed without a failed test still counts as one failure. */
function outcomeOf(file: string, exitCode: number, read: (report: never) => Outcome): Outcome {
  try {
    const { passed, failures } = read(JSON.parse(readFileSync(file, 'utf8')) as never);
    const unexplained = exitCode !== 0 && failures.length === 0;
    return { passed, failures: unexplained ? [`The runner ended with ${exitCode}`] : failures };
  } catch (error) {
    return { passed: 0, failures: [`Cannot read the report: ${error}`] };
  }
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

async function unitAndServerTests(): Promise<Outcome> {
  const report = join(reports, 'vitest.json');
  const code = await run('Unit, API and database tests', [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return outcomeOf(report, code, vitestOutcome);
}

async function browserTests(): Promise<Outcome> {
  const report = join(reports, 'playwright.json');
  const code = await run(
    'Browser journeys',
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      CHROME_PATH: findChromium(),
      JAVA_PATH: await findJava(),
      E2E_PORT: String(await freePort()),
      HTML_CHECKER_PORT: String(await freePort()),
    },
  );
  return outcomeOf(report, code, playwrightOutcome);
}

const outcomes = [await unitAndServerTests(), await browserTests()];
rmSync(reports, { recursive: true, force: true });
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failures = outcomes.flatMap((outcome) => outcome.failures);
// Repeated at the end, for readers who see only the last lines.
for (const failure of failures) console.log(`\nFAILED ${failure}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 || passed === 0 ? 1 : 0);
