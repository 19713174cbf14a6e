// Runs every test and ends with one line, "N passed, M failed". Usage: node scripts/test.ts
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';

interface Outcome {
  passed: number;
  failed: number;
}

const reports = mkdtempSync(join(tmpdir(), 'slipway-reports-'));

const run = (title: string, args: string[], env: NodeJS.ProcessEnv = {}) =>
  new Promise<number>((resolve) => {
    console.log(`\n${title}`);
    const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('close', (code) => resolve(code ?? 1));
  });

/** A report that is missing or a runner that failed without a failed test still counts as one failure. */
function outcomeOf(file: string, exitCode: number, count: (report: never) => Outcome): Outcome {
  try {
    const outcome = count(JSON.parse(readFileSync(file, 'utf8')) as never);
    return exitCode !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
  } catch {
    return { passed: 0, failed: 1 };
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
  return outcomeOf(report, code, (r: { numPassedTests: number; numFailedTests: number }) => ({
    passed: r.numPassedTests,
    failed: r.numFailedTests,
  }));
}

async function browserTests(): Promise<Outcome> {
  const report = join(reports, 'playwright.json');
  const code = await run(
    'Browser journeys',
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      CHROME_PATH: findChromium(),
      E2E_PORT: String(await freePort()),
    },
  );
  return outcomeOf(report, code, (r: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
    passed: r.stats.expected,
    failed: r.stats.unexpected + r.stats.flaky,
  }));
}

const outcomes = [await unitAndServerTests(), await browserTests()];
rmSync(reports, { recursive: true, force: true });
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
