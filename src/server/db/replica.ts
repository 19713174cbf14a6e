import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Db } from './executor.ts';
import { surviveLostConnections } from './lost-connections.ts';
import { openExecutor } from './queries/transactions.ts';

/** For how long a replica that failed is left alone. */
const REST_MS = 5_000;
const LOOK_AGAIN_MS = { first: 20, most: 500 };

export interface Replica {
  /** Reads from the replica as long as that shows nobody anything older than what they have seen or done. */
  db: Db;
  pool: pg.Pool;
  /** Authenticated callers read from the primary: they may have written something of their own. */
  forCaller<Result>(isAuthenticated: boolean, work: () => Result): Result;
  /**
   * Something public has changed: until the replica has replayed the change, everyone reads from the primary. Without a
   * position, or when it cannot be found out, the replica has to reach where the primary is now.
   */
  awaitChange(position?: Promise<string>): void;
  /** How many queries each of them has answered. */
  asked: { replica: number; primary: number };
  close(): Promise<void>;
}

const POSITION = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i;

/** A position in the primary's log as a number that grows. */
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

type Query = (...args: unknown[]) => Promise<unknown>;

/** The replica is out of reach or going away, rather than the query wrong. */
const isAway = (error: unknown) =>
  /^(08...|53...|57...|25006|40001|ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE)$/.test(
    (error as NodeJS.ErrnoException).code ?? '',
  ) || /timeout exceeded when trying to connect|Connection terminated/.test((error as Error).message);

/**
 * A copy of the database that follows the primary at some distance. How far it has come is asked of it by position in
 * the primary's log, never guessed by time.
 */
export function openReplica(options: {
  url: string;
  connections: number;
  primary: pg.Pool;
  /** Whether this process would be notified of a change. */
  isListening(): boolean;
}): Replica {
  const { primary, isListening } = options;
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connections,
    connectionTimeoutMillis: 1_000,
    statement_timeout: 15_000,
    application_name: 'slipway replica',
  });
  surviveLostConnections(pool);
  const callers = new AsyncLocalStorage<boolean>();
  const asked = { replica: 0, primary: 0 };
  let restsUntil = 0;
  let isClosed = false;

  /** Changes whose positions are still on their way here. */
  let arriving = 0;
  /** Counts up with every change whose position has to be asked of the primary. */
  let unplaced = 0;
  /** The highest position that the replica has to reach. */
  let target: bigint | undefined;
  let isFollowing = false;

  const isBehind = () => unplaced > 0 || target !== undefined;
  const mayRead = () =>
    arriving === 0 &&
    !isBehind() &&
    isListening() &&
    performance.now() >= restsUntil &&
    callers.getStore() !== true;

  function raiseTarget(position: bigint) {
    if (target === undefined || position > target) target = position;
  }

  async function look() {
    const known = unplaced;
    if (known > 0) {
      raiseTarget(await positionOf(primary, PRIMARY_POSITION));
      if (unplaced === known) unplaced = 0;
    }
    const replayed = await positionOf(pool, REPLAYED_POSITION);
    if (target !== undefined && replayed >= target) target = undefined;
  }

  /** One loop for all changes: a replica that is away is asked no more often because there are many of them. */
  async function follow() {
    if (isFollowing) return;
    isFollowing = true;
    let pause = LOOK_AGAIN_MS.first;
    while (isBehind() && !isClosed) {
      await look().catch(() => undefined);
      if (!isBehind()) break;
      await wait(pause, undefined, { ref: false });
      pause = Math.min(pause * 2, LOOK_AGAIN_MS.most);
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

  /** Named as what it stands for: that is how the query builder knows that it has to borrow a connection first. */
  class ChoosingPool {
    async query(...args: unknown[]) {
      if (mayRead()) {
        try {
          const answer = await (pool.query as Query).apply(pool, args);
          asked.replica += 1;
          return answer;
        } catch (error) {
          if (!isAway(error)) throw error;
          restsUntil = performance.now() + REST_MS;
        }
      }
      asked.primary += 1;
      return (primary.query as Query).apply(primary, args);
    }

    async connect() {
      if (mayRead()) {
        try {
          const client = await pool.connect();
          asked.replica += 1;
          return client;
        } catch {
          restsUntil = performance.now() + REST_MS;
        }
      }
      asked.primary += 1;
      return primary.connect();
    }
  }

  return {
    db: openExecutor(new ChoosingPool() as unknown as pg.Pool),
    pool,
    forCaller: (isAuthenticated, work) => callers.run(isAuthenticated, work),
    awaitChange: (position) => void awaitChange(position),
    asked,
    async close() {
      isClosed = true;
      await pool.end();
    },
  };
}
