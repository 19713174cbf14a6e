import { hash } from 'node:crypto';
import { DAY, HOUR, MINUTE, SECOND } from '#domain/durations.ts';
import type { Deps } from '#server/deps.ts';
import { tooManyRequests } from '#server/errors.ts';
import { countUse, readUsage, type Usage, undoUse } from './allowances.repository.ts';
import { type Caller, callerMarks } from './caller.ts';
import { findKnownMarks } from './known-callers.repository.ts';

/**
 * Limits attempts per targeted email address. One caller may make `each` attempts. All unknown callers together may make
 * `all`, and a single one uses up at most `share` of those, so the owner can still sign in from a new place during an
 * attack. A browser or client address that has signed in before is not affected by unknown callers at all.
 */
interface Rule {
  windowMs: number;
  each: number;
  share: number;
  all: number;
}

const RULES = {
  /** Only wrong passwords count: the attempt is undone when the password is right. */
  signIn: [{ windowMs: HOUR, each: 25, share: 10, all: 25 }],
  /** Verification and reset codes together, including resent ones. Each code can be guessed five times. */
  codeMail: [
    { windowMs: 30 * MINUTE, each: 5, share: 3, all: 5 },
    { windowMs: DAY, each: 10, share: 10, all: 15 },
  ],
} as const satisfies Record<string, readonly Rule[]>;

interface Attempt {
  what: keyof typeof RULES;
  emailKey: string;
  caller: Caller;
}

const keyOf = (...parts: readonly string[]) => hash('sha256', JSON.stringify(parts), 'buffer');

function assertWithin(limit: number, { times, renewsAt }: Usage, now: Date) {
  if (times <= limit) return;
  throw tooManyRequests(Math.max(1, Math.ceil((renewsAt.getTime() - now.getTime()) / SECOND)));
}

/** Prefers the browser to the client address, which several people may share. */
async function findKnownMark(
  deps: Pick<Deps, 'db'>,
  { emailKey, caller }: Attempt,
): Promise<Buffer | undefined> {
  const { browser, address } = callerMarks(caller);
  const known = await findKnownMarks(deps.db, { emailKey, marks: [browser, address] });
  return [browser, address].find((mark) => known.some((other) => other.equals(mark)));
}

/**
 * Counts an attempt before it is made, so parallel requests cannot exceed the limit. Returns a function that undoes
 * it.
 */
export async function countAttempt(
  deps: Pick<Deps, 'db' | 'clock'>,
  attempt: Attempt,
): Promise<() => Promise<void>> {
  const { db } = deps;
  const { what, emailKey, caller } = attempt;
  const now = deps.clock.now();
  const known = await findKnownMark(deps, attempt);
  const mark = (known ?? callerMarks(caller).address).toString('base64url');
  const counted: Buffer[] = [];

  async function count(key: Buffer, max: number, windowMs: number) {
    counted.push(key);
    return countUse(db, key, { max, windowMs, now });
  }

  for (const { windowMs, each, share, all } of RULES[what] as readonly Rule[]) {
    const own = await count(keyOf(what, String(windowMs), emailKey, mark), each, windowMs);
    assertWithin(each, own, now);
    if (known) continue;
    const sharedKey = keyOf(what, String(windowMs), emailKey);
    if (own.times <= share) assertWithin(all, await count(sharedKey, all, windowMs), now);
    else assertWithin(all - 1, await readUsage(db, sharedKey, now), now);
  }
  return async () => {
    for (const key of counted) await undoUse(db, key);
  };
}
