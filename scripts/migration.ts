/** Writes the migration for a change of the tables. Usage: npm run migration -- what-changed */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { outdatedSnapshots } from './snapshots.ts';

const [name] = process.argv.slice(2);
if (!name || !/^[a-z0-9-]+$/.test(name)) {
  console.error('Name what changed, in lower case with hyphens: npm run migration -- what-changed');
  process.exit(1);
}
const { status } = spawnSync(
  process.execPath,
  ['node_modules/drizzle-kit/bin.cjs', 'generate', '--name', name],
  { stdio: 'inherit' },
);
if (status !== 0) process.exit(status ?? 1);
for (const snapshot of outdatedSnapshots()) rmSync(snapshot);
