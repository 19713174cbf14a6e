import type { SpawnSyncReturns } from 'node:child_process';
import { dirname, join } from 'node:path/posix';
import { SLOW } from './slow-tests.ts';

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const isSlow = (file: string) => SLOW.some((name) => file.endsWith(name));

/** Paths of files that a text imports: relative ones, and those that begin with the name of a part of the code. */
export function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([.#][^']+)'/g)].map(([, path = '']) =>
    path.startsWith('#')
      ? path.replace(/^#(domain|contract|server|web)\//, 'src/$1/').replace(/^#tests\//, 'tests/')
      : join(dirname(file), path),
  );
}

/**
 * The server tests nearest to a change, at most `most` of them: those that changed, those in the folder of a changed file,
 * and those in the folders of files that import one. Nearly every server test loads the whole app, so whatever depends on a
 * change in some way would be all of them. Slow tests run only if they changed themselves.
 */
export function serverTestsNear(
  changed: readonly string[],
  sources: readonly { file: string; imports: readonly string[] }[],
  most: number,
): string[] {
  const changes = new Set(changed);
  const beside = new Set(changed.map(dirname));
  const importing = new Set(
    sources
      .filter(({ imports }) => imports.some((path) => changes.has(path)))
      .map(({ file }) => dirname(file)),
  );
  const tests = sources.map(({ file }) => file).filter(isTest);
  const quick = tests.filter((file) => !isSlow(file));
  const nearest = [
    ...tests.filter((file) => changes.has(file)),
    ...quick.filter((file) => beside.has(dirname(file))),
    ...quick.filter((file) => importing.has(dirname(file))),
  ];
  return [...new Set(nearest)].slice(0, most);
}

/** Why a run of tests counts as failed, if it does: also when it never began or was killed, and so printed nothing. */
export function failureOf({
  status,
  signal,
  error,
}: Pick<SpawnSyncReturns<unknown>, 'status' | 'signal' | 'error'>): string | undefined {
  if (error) return `did not start: ${error.message}`;
  if (signal) return `was ended by ${signal}`;
  return status === 0 ? undefined : `ended with ${status}`;
}
