import { hash } from 'node:crypto';
import { DAY, HOUR, MINUTE, SECOND } from '#domain/durations.ts';
import type { Deps } from '#server/deps.ts';
import { tooManyRequests } from '#server/errors.ts';
import { giveOneBack, readTaken, type Taken, takeOne } from './allowances.repository.ts';
import { type Caller, marksOf } from './caller.ts';
import { findKnownMarks } from './known-callers.repository.ts';

/**
 * What may be tried for one address of mail. One caller may take `each`; all strangers together may take `all`, of which
 * no single one uses up more than `share`: the owner comes in from elsewhere while somebody hammers at the door, and
 * from a browser or address that was in before whatever strangers do.
 */
interface Rule {
  windowMs: number;
  each: number;
  share: number;
  all: number;
}

const RULES = {
  /** Only wrong passwords count: a right one is given back. */
  signIn: [{ windowMs: HOUR, each: 25, share: 10, all: 25 }],
  /** Codes to register and codes to reset, asked for the first time or again: each may be guessed at five times. */
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

function refusePast(limit: number, { times, renewsAt }: Taken, now: Date) {
  if (times <= limit) return;
  throw tooManyRequests(Math.max(1, Math.ceil((renewsAt.getTime() - now.getTime()) / SECOND)));
}

/** The browser rather than the address: neighbours may share that. */
async function knownMark(deps: Pick<Deps, 'db'>, { emailKey, caller }: Attempt): Promise<Buffer | undefined> {
  const { browser, address } = marksOf(caller);
  const known = await findKnownMarks(deps.db, { emailKey, marks: [browser, address] });
  return [browser, address].find((mark) => known.some((other) => other.equals(mark)));
}

/** Takes a try before it is made, so that many at once cannot outrun the count. Answers how to give it back. */
export async function takeTry(
  deps: Pick<Deps, 'db' | 'clock'>,
  attempt: Attempt,
): Promise<() => Promise<void>> {
  const { db } = deps;
  const { what, emailKey, caller } = attempt;
  const now = deps.clock.now();
  const known = await knownMark(deps, attempt);
  const mark = (known ?? marksOf(caller).address).toString('base64url');
  const taken: Buffer[] = [];

  async function take(key: Buffer, max: number, windowMs: number) {
    taken.push(key);
    return takeOne(db, key, { max, windowMs, now });
  }

  for (const { windowMs, each, share, all } of RULES[what] as readonly Rule[]) {
    const own = await take(keyOf(what, String(windowMs), emailKey, mark), each, windowMs);
    refusePast(each, own, now);
    if (known) continue;
    const everyones = keyOf(what, String(windowMs), emailKey);
    if (own.times <= share) refusePast(all, await take(everyones, all, windowMs), now);
    else refusePast(all - 1, await readTaken(db, everyones, now), now);
  }
  return async () => {
    for (const key of taken) await giveOneBack(db, key);
  };
}
