/** `npm run bench` runs every benchmark; `npm run bench -- pages` one of them. Each prints ratios within its own run. */
import { parseArgs } from 'node:util';
import { logProgress, writeResults } from './report.ts';

process.env.NODE_ENV = 'production';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    boats: { type: 'string', default: '10000,100000' },
    searches: { type: 'string', default: '10000,100000,1000000' },
    database: { type: 'string' },
    target: { type: 'string' },
    results: { type: 'string', default: 'bench-results.json' },
  },
});
const sizes = values.boats.split(',').map(Number);

const benchVariedPages = async () =>
  (await import('./pages/varied-pages.ts')).benchVariedPages({ ...values, boats: sizes.at(-1) ?? 0 });

const BENCHMARKS: Record<string, () => Promise<void>> = {
  searches: async () => (await import('./searches/searches.ts')).benchSearches(sizes),
  calls: async () => (await import('./calls/calls.ts')).benchCalls({ ...values, boats: sizes.at(-1) ?? 0 }),
  writes: async () => (await import('./calls/writes.ts')).benchWrites(),
  memory: async () => (await import('./calls/memory.ts')).benchMemory(values.database),
  pages: async () => {
    await (await import('./pages/pages.ts')).benchPages();
    await benchVariedPages();
  },
  'varied-pages': benchVariedPages,
  crawl: async () => (await import('./pages/crawl.ts')).benchCrawl(),
  lighthouse: async () => (await import('./pages/lighthouse.ts')).benchLighthouse(),
  mails: async () => (await import('./mails.ts')).benchMails(),
  messages: async () => (await import('./messages.ts')).benchMessages(),
  abuse: async () => (await import('./abuse.ts')).benchAbuse(),
  admin: async () => (await import('./admin.ts')).benchAdmin(),
  import: async () => (await import('./import.ts')).benchImport(),
  alerts: async () =>
    (await import('./alerts/alerts.ts')).benchAlerts(values.searches.split(',').map(Number)),
  uploads: async () => (await import('./uploads.ts')).benchUploads(),
};

const unknown = positionals.filter((name) => !(name in BENCHMARKS));
if (unknown.length > 0) {
  console.error(`Unknown benchmark ${unknown.join(', ')}: choose ${Object.keys(BENCHMARKS).join(', ')}`);
  process.exit(1);
}
/** Also measured by `pages`. */
const PARTS = ['varied-pages'];
const all = Object.keys(BENCHMARKS).filter((name) => !PARTS.includes(name));
for (const name of positionals.length > 0 ? positionals : all) {
  logProgress(`${name} …`);
  await BENCHMARKS[name]?.();
}
writeResults(values.results);
logProgress(`Results: ${values.results}`);
// Lighthouse leaves a connection open to a browser that has exited.
process.exit();
