// Runs the unit and server tests of what changed since the branch left main, in under two minutes. Usage: node scripts/test-quick.ts
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { importsOf, serverTestsNear } from './changed-tests.ts';

/** A file takes a few seconds, and there are about as many workers as processors. */
const FILES_PER_PROCESSOR = 8;

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();
const lines = (text: string) => text.split('\n').filter(Boolean);

/** Where this branch left main; on main itself, the last commit. */
function base() {
  try {
    return git('merge-base', 'HEAD', 'main');
  } catch {
    return 'HEAD';
  }
}

const changed = [
  ...lines(git('diff', '--name-only', base())),
  ...lines(git('ls-files', '--others', '--exclude-standard')),
].filter((file) => existsSync(file));

const sources = lines(
  git('ls-files', '--cached', '--others', '--exclude-standard', 'src/server', 'demo', 'tests/support'),
)
  .filter((file) => /\.tsx?$/.test(file) && existsSync(file))
  .map((file) => ({ file, imports: importsOf(file, readFileSync(file, 'utf8')) }));

function vitest(...args: string[]) {
  const command = ['node_modules/vitest/vitest.mjs', ...args, '--run', '--passWithNoTests'];
  return spawnSync(process.execPath, command, { stdio: 'inherit' }).status === 0;
}

const code = changed.filter((file) => /\.tsx?$/.test(file));
const near = serverTestsNear(code, sources, FILES_PER_PROCESSOR * availableParallelism());
console.log(
  `${changed.length} files changed since ${base().slice(0, 8)}; the ${near.length} nearest server tests run.`,
);

let passed = true;
if (code.length > 0) passed = vitest('related', ...code, '--project', 'unit') && passed;
if (near.length > 0) passed = vitest('run', ...near, '--project', 'server') && passed;
process.exit(passed ? 0 : 1);
