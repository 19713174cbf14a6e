import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { failureOf, importsOf, serverTestsNear } from './changed-tests.ts';

const source = (file: string, ...imports: string[]) => ({ file, imports });
const SOURCES = [
  source('src/server/sell/sell.ts', 'src/contract/sell.ts'),
  source('src/server/sell/sell.test.ts', 'src/server/sell/sell.ts'),
  source('src/server/search/search.ts'),
  source('src/server/search/search.test.ts', 'src/server/search/search.ts'),
  source('src/server/odd-calls.test.ts'),
  source('src/server/app.test.ts'),
];

describe('the server tests of what changed', () => {
  it('are those beside a changed file, and beside files that import one', () => {
    expect(serverTestsNear(['src/server/search/search.ts'], SOURCES, 9)).toEqual([
      'src/server/search/search.test.ts',
    ]);
    expect(serverTestsNear(['src/contract/sell.ts'], SOURCES, 9)).toEqual(['src/server/sell/sell.test.ts']);
    expect(serverTestsNear(['docs/api.md'], SOURCES, 9)).toEqual([]);
  });

  it('include a slow one only if it changed itself', () => {
    expect(serverTestsNear(['src/server/app.ts'], SOURCES, 9)).toEqual(['src/server/app.test.ts']);
    expect(serverTestsNear(['src/server/odd-calls.test.ts'], SOURCES, 9)[0]).toBe(
      'src/server/odd-calls.test.ts',
    );
  });

  it('begin with those that changed, and are not more than asked for', () => {
    const changed = ['src/server/search/search.ts', 'src/server/sell/sell.test.ts'];
    expect(serverTestsNear(changed, SOURCES, 1)).toEqual(['src/server/sell/sell.test.ts']);
    expect(serverTestsNear(changed, SOURCES, 9)).toEqual([
      'src/server/sell/sell.test.ts',
      'src/server/search/search.test.ts',
    ]);
  });

  it('follow relative imports and those by the name of a part of the code', () => {
    const text = `import { a } from './a.ts';\nimport type { B } from '#contract/b.ts';\nawait import('../c.ts');`;
    expect(importsOf('src/server/sell/sell.ts', text)).toEqual([
      'src/server/sell/a.ts',
      'src/contract/b.ts',
      'src/server/c.ts',
    ]);
  });
});

it('a run of tests that never began, was killed or failed is a failure with its reason', () => {
  const run = (code: string, program = process.execPath) => failureOf(spawnSync(program, ['-e', code]));
  expect(run('')).toBeUndefined();
  expect(run('process.exit(3)')).toBe('ended with 3');
  expect(run("process.kill(process.pid, 'SIGKILL')")).toBe('was ended by SIGKILL');
  expect(run('', '/nowhere/node')).toMatch(/^did not start: .*ENOENT/);
});

it('random values in properties come from the seeded generator only', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const files = ['src', 'demo', 'tests', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(test|arbitrary)\.tsx?$/.test(file) && !file.includes('node_modules'))
      .map((file) => join(root, folder, file)),
  );
  const withProperties = files.filter((file) => /from 'fast-check'/.test(readFileSync(file, 'utf8')));
  expect(withProperties.length).toBeGreaterThan(15);
  const unseeded = /Math\.random\(|random(UUID|Bytes|Int)\(/;
  expect(withProperties.filter((file) => unseeded.test(readFileSync(file, 'utf8')))).toEqual([]);
});
