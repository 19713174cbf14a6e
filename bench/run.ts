/** `npm run bench` runs every benchmark; `npm run bench -- pages` one of them. Each prints ratios within its own run. */
import { parseArgs } from 'node:util';

process.env.NODE_ENV = 'production';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { boats: { type: 'string', default: '10000,100000' } },
});

const BENCHMARKS: Record<string, () => Promise<void>> = {
  searches: async () => (await import('./searches.ts')).benchSearches(values.boats.split(',').map(Number)),
  pages: async () => (await import('./pages.ts')).benchPages(),
  mails: async () => (await import('./mails.ts')).benchMails(),
  abuse: async () => (await import('./abuse.ts')).benchAbuse(),
  admin: async () => (await import('./admin.ts')).benchAdmin(),
  uploads: async () => (await import('./uploads.ts')).benchUploads(),
};

const unknown = positionals.filter((name) => !(name in BENCHMARKS));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}: choose ${Object.keys(BENCHMARKS).join(', ')}`);
  process.exit(1);
}
for (const name of positionals.length > 0 ? positionals : Object.keys(BENCHMARKS)) await BENCHMARKS[name]?.();
