// Runs the unit and server tests of what changed since the branch left main, in under two minutes. Usage: node scripts/test-quick.ts
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { failureOf, importsOf, serverTestsNear } from './changed-tests.ts';

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

function vitest(...args: string[]): boolean {
  const vitestFile = 'node_modules/vitest/vitest.mjs';
  const failure = failureOf(spawnSync(process.execPath, [vitestFile, ...args], { stdio: 'inherit' }));
  if (failure) console.error(`\n"vitest ${args[0]}": ${failure}`);
  return !failure;
}

const code = changed.filter((file) => /\.tsx?$/.test(file));
const near = serverTestsNear(code, sources, FILES_PER_PROCESSOR * availableParallelism());
console.log(
  `Files changed since ${base().slice(0, 8)}: ${changed.length}. Server tests near them: ${near.length}.`,
);

let passed = true;
// Most server files have no unit test that depends on them.
if (code.length > 0)
  passed = vitest('related', ...code, '--run', '--project', 'unit', '--passWithNoTests') && passed;
if (near.length > 0) passed = vitest('run', ...near, '--project', 'server') && passed;
process.exit(passed ? 0 : 1);
