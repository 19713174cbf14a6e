/**
 * Part of `npm run verify`: refuses new migrations that lock a large table for long (for the rules see
 * `migration-locks.ts`), and descriptions of earlier schemas.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { locksIn } from './migration-locks.ts';
import { outdatedSnapshots } from './snapshots.ts';

/** Migrations up to here are released; operations.md documents what they lock. */
const LAST_UNCHECKED = 17;

const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const operations = readFileSync(path('docs/operations.md'), 'utf8');

const isChecked = (file: string) => file.endsWith('.sql') && Number.parseInt(file, 10) > LAST_UNCHECKED;
/** Without its number, which may change when branches are merged. */
const nameOf = (file: string) => file.replace(/^\d+_/, '').replace(/\.sql$/, '');

const complaints = readdirSync(path('migrations'))
  .filter(isChecked)
  .flatMap((file) => {
    const locks = locksIn(readFileSync(path(`migrations/${file}`), 'utf8'));
    const unexplained = locks
      .filter(({ reason }) => reason === undefined)
      .map(({ problem, statement }) => `${file}: ${problem}\n    ${statement}`);
    const isDocumented = locks.length === unexplained.length || operations.includes(`\`${nameOf(file)}\``);
    return isDocumented
      ? unexplained
      : [
          ...unexplained,
          `${file}: docs/operations.md must say what \`${nameOf(file)}\` locks and for how long`,
        ];
  });

for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) {
  console.error('\nSee "Migrations" in CONTRIBUTING.md: how to avoid the lock, or give the reason for it.');
  process.exitCode = 1;
}

for (const snapshot of outdatedSnapshots()) {
  console.error(`migrations/meta/${basename(snapshot)} is outdated: delete it. \`npm run migration\` does.`);
  process.exitCode = 1;
}
