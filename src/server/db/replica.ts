import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from './executor.ts';
import { surviveLostConnections } from './lost-connections.ts';

/** For how long a replica that failed is left alone. */
const REST_MS = 5_000;
const LOOK_AGAIN_MS = { first: 20, most: 500 };

export interface Replica {
  /** Reads from the replica as long as that shows nobody anything older than what they have seen or done. */
  db: Db;
  pool: pg.Pool;
  /** Whoever is somebody reads from the primary: they may have written something of their own. */
  forCaller<Result>(isSomebody: boolean, work: () => Result): Result;
  /** The public has been told of a change: until the replica has it too, everyone reads from the primary. */
  awaitChange(position: Promise<string>): void;
  /** How many questions each of them has answered. */
  asked: { replica: number; primary: number };
  close(): Promise<void>;
}

const POSITION = /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/i;

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
  /** Whether this process would be told of a change. */
  isTold(): boolean;
}): Replica {
  const { primary, isTold } = options;
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
  let awaited = 0;
  let restsUntil = 0;
  let isClosed = false;

  const mayRead = () =>
    awaited === 0 && isTold() && performance.now() >= restsUntil && callers.getStore() !== true;

  async function hasReached(position: string): Promise<boolean> {
    const { rows } = await pool.query<{ reached: boolean }>(
      `select $1::pg_lsn <= case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
         else pg_current_wal_lsn() end as reached`,
      [position],
    );
    return rows[0]?.reached === true;
  }

  async function untilReached(position: string) {
    if (!POSITION.test(position)) throw new Error('not a position in the log');
    for (let pause = LOOK_AGAIN_MS.first; !isClosed; pause = Math.min(pause * 2, LOOK_AGAIN_MS.most)) {
      if (await hasReached(position).catch(() => false)) return;
      await wait(pause, undefined, { ref: false });
    }
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
    db: drizzle(new ChoosingPool() as unknown as pg.Pool),
    pool,
    forCaller: (isSomebody, work) => callers.run(isSomebody, work),
    awaitChange(position) {
      awaited += 1;
      position
        .then(untilReached)
        // Nobody could tell where the change stands: the replica is left alone for a while instead.
        .catch(() => {
          restsUntil = performance.now() + REST_MS;
        })
        .finally(() => {
          awaited -= 1;
        });
    },
    asked,
    async close() {
      isClosed = true;
      await pool.end();
    },
  };
}
