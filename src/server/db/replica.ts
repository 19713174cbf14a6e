import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { ChoosingPool } from './adapters/choosing-pool.ts';
import { openExecutor } from './adapters/transactions.ts';
import type { Db } from './executor.ts';
import { openServerPool } from './server-pool.ts';

/** How long a failed replica is not used. */
const AVOID_AFTER_FAILURE_MS = 5_000;
const POLL_MS = { first: 20, max: 500 };

export interface Replica {
  /** Reads from the replica while it is not behind anything that a caller has seen or done. */
  db: Db;
  pool: pg.Pool;
  /** Authenticated callers read from the primary: they may have just written something. */
  forCaller<Result>(isAuthenticated: boolean, work: () => Result): Result;
  /**
   * Public data has changed: until the replica has replayed the change, everyone reads from the primary. Without a
   * position, or if it cannot be determined, the replica has to reach the primary's current position.
   */
  awaitChange(position?: Promise<string>): void;
  /** How many queries each has served. */
  served: { replica: number; primary: number };
  close(): Promise<void>;
}

const POSITION = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i;

/** A position in the write-ahead log as a number. */
function readPosition(text: string | undefined): bigint {
  const [, high, low] = POSITION.exec(text ?? '') ?? [];
  if (!high || !low) throw new Error('not a position in the log');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

const PRIMARY_POSITION = 'select pg_current_wal_insert_lsn()::text as position';
const REPLAYED_POSITION = `
  select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end)::text as position`;

async function positionOf(pool: pg.Pool, query: string): Promise<bigint> {
  const { rows } = await pool.query<{ position: string }>(query);
  return readPosition(rows[0]?.position);
}

/**
 * A copy of the database that follows the primary with a delay. Whether it has caught up is decided by its position in
 * the write-ahead log, never by time.
 */
export function openReplica(options: {
  url: string;
  connections: number;
  primary: pg.Pool;
  /** Whether this process would be notified of a change. */
  isListening(): boolean;
}): Replica {
  const { primary, isListening } = options;
  const pool = openServerPool({
    url: options.url,
    connections: options.connections,
    connectionTimeoutMillis: 1_000,
    name: 'slipway replica',
  });
  const callers = new AsyncLocalStorage<boolean>();
  const served = { replica: 0, primary: 0 };
  let avoidUntil = 0;
  let isClosed = false;

  /** Changes whose position is not known yet. */
  let arriving = 0;
  /** Counts changes whose position has to be read from the primary. */
  let unplaced = 0;
  /** The highest position that the replica has to reach. */
  let target: bigint | undefined;
  let isFollowing = false;

  const isBehind = () => unplaced > 0 || target !== undefined;
  const mayRead = () =>
    arriving === 0 &&
    !isBehind() &&
    isListening() &&
    performance.now() >= avoidUntil &&
    callers.getStore() !== true;

  function raiseTarget(position: bigint) {
    if (target === undefined || position > target) target = position;
  }

  async function poll() {
    const known = unplaced;
    if (known > 0) {
      raiseTarget(await positionOf(primary, PRIMARY_POSITION));
      if (unplaced === known) unplaced = 0;
    }
    const replayed = await positionOf(pool, REPLAYED_POSITION);
    if (target !== undefined && replayed >= target) target = undefined;
  }

  /** One loop for all changes, so that many changes do not mean more queries to an unavailable replica. */
  async function follow() {
    if (isFollowing) return;
    isFollowing = true;
    let pause = POLL_MS.first;
    while (isBehind() && !isClosed) {
      await poll().catch(() => undefined);
      if (!isBehind()) break;
      await wait(pause, undefined, { ref: false });
      pause = Math.min(pause * 2, POLL_MS.max);
    }
    isFollowing = false;
  }

  async function awaitChange(position?: Promise<string>) {
    arriving += 1;
    try {
      raiseTarget(readPosition(await position));
    } catch {
      unplaced += 1;
    }
    arriving -= 1;
    await follow();
  }

  const choosing = new ChoosingPool({
    primary,
    replica: pool,
    mayRead,
    onFailure() {
      avoidUntil = performance.now() + AVOID_AFTER_FAILURE_MS;
    },
    served,
  });

  return {
    db: openExecutor(choosing),
    pool,
    forCaller: (isAuthenticated, work) => callers.run(isAuthenticated, work),
    awaitChange: (position) => void awaitChange(position),
    served,
    async close() {
      isClosed = true;
      await pool.end();
    },
  };
}
