/**
 * Lighthouse with its phone profile, and the weight of each page by resource type. The median of five visits.
 * `npm run bench -- lighthouse`. Throttles the processor less than Lighthouse's default, which assumes a faster machine.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { startOwnServer } from '#tests/e2e/support/own-server.ts';
import { findChromium } from '../../scripts/chromium.ts';
import { logProgress, recordResults, table } from '../report.ts';

const BARS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const KINDS = ['script', 'stylesheet', 'document', 'image', 'font'] as const;
const VISITS = 5;
const SLOWED = 2;

async function startChromium() {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-lighthouse-'));
  const chromium = spawn(findChromium(), [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--remote-debugging-port=0',
    `--user-data-dir=${folder}`,
    'about:blank',
  ]);
  // An unread pipe fills up and blocks the writer.
  chromium.stdout.resume();
  const port = await new Promise<number>((resolve, reject) => {
    let output = '';
    chromium.stderr.on('data', (text) => {
      output += text;
      const [, found] = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(output) ?? [];
      if (found) resolve(Number(found));
    });
    chromium.once('exit', () => reject(new Error(`Chromium did not start:\n${output}`)));
  });
  return {
    port,
    async stop() {
      const ended = new Promise((resolve) => chromium.once('exit', resolve));
      chromium.kill();
      await ended;
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

async function visit(url: string, port: number): Promise<Report> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: Object.keys(BARS),
    throttling: { cpuSlowdownMultiplier: SLOWED },
  });
  if (!result) throw new Error(`No report for ${url}`);
  return result.lhr;
}

const scoreOf = ({ categories }: Report, name: string) => Math.round((categories[name]?.score ?? 0) * 100);

const secondsOf = ({ audits }: Report, name: string) =>
  ((audits[name]?.numericValue ?? Number.NaN) / 1000).toFixed(1);

function weightOf({ audits }: Report, kind: string): string {
  const details = audits['network-requests']?.details as
    | { items?: { resourceType?: string; transferSize?: number }[] }
    | undefined;
  const bytes = (details?.items ?? [])
    .filter(({ resourceType }) => resourceType?.toLowerCase() === kind)
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return `${(bytes / 1000).toFixed(0)} kB`;
}

/** The audits that cost a page points. */
const failedAudits = ({ audits }: Report) =>
  Object.values(audits)
    .filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
    )
    .map(({ id, displayValue }) => (displayValue ? `${id} (${displayValue})` : id));

/** Fills the site and renders the pictures on these pages only: the others would slow down the visits. */
async function fillMarket(dataDir: string, port: number): Promise<string[]> {
  const server = await startOwnServer({ DEMO_DATA: 'on', LOG_LEVEL: 'error', DATA_DIR: dataDir });
  try {
    const [boat] = (await (await fetch(`${server.url}/api/boats?limit=1`)).json()) as { id: number }[];
    const paths = ['/', '/search', `/boats/${boat?.id}`, '/buying-guide'];
    for (const path of paths) await visit(`${server.url}${path}`, port);
    return paths;
  } finally {
    await server.stop();
  }
}

export async function benchLighthouse() {
  const dataDir = await mkdtemp(join(tmpdir(), 'slipway-market-'));
  const chromium = await startChromium();
  const paths = await fillMarket(dataDir, chromium.port);
  const server = await startOwnServer({ DEMO_DATA: 'off', LOG_LEVEL: 'error', DATA_DIR: dataDir });
  try {
    const rows: string[][] = [];
    for (const path of paths) {
      // A warm-up visit that does not count.
      await visit(`${server.url}${path}`, chromium.port);
      const reports: Report[] = [];
      for (let n = 0; n < VISITS; n++) reports.push(await visit(`${server.url}${path}`, chromium.port));
      reports.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
      const report = reports[reports.length >> 1] as Report;
      const scores = reports.map((each) => scoreOf(each, 'performance'));
      rows.push([
        path,
        ...Object.keys(BARS).map((name) => String(scoreOf(report, name))),
        secondsOf(report, 'first-contentful-paint'),
        secondsOf(report, 'largest-contentful-paint'),
        secondsOf(report, 'interactive'),
        `${Math.round(report.audits['total-blocking-time']?.numericValue ?? Number.NaN)} ms`,
        (report.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN).toFixed(3),
        ...KINDS.map((kind) => weightOf(report, kind)),
      ]);
      logProgress(`${path}: ${scores.join(', ')}; ${failedAudits(report).join(', ') || 'nothing to blame'}`);
      if (Object.entries(BARS).some(([name, bar]) => scoreOf(report, name) < bar)) process.exitCode = 1;
    }
    logProgress(`\nLighthouse, mobile, processor slowed ${SLOWED}×, median of ${VISITS}`);
    logProgress(table(['', ...Object.keys(BARS), 'FCP s', 'LCP s', 'TTI s', 'TBT', 'CLS', ...KINDS], rows));
    recordResults('lighthouse', rows);
  } finally {
    await chromium.stop();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
