import type { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, openEmbedded } from './embedded.ts';

const QUESTIONS = 20;

describe('the embedded database', () => {
  let database: EmbeddedPostgres;
  beforeAll(async () => {
    database = await openEmbedded({});
  });
  afterAll(() => database.close());

  /** How often the event loop turns while the work runs. */
  async function turnsDuring(work: () => Promise<unknown>) {
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 1);
    try {
      await work();
    } finally {
      clearInterval(timer);
    }
    return turns;
  }

  const WAYS = {
    'one after the other': async () => {
      for (let n = 0; n < QUESTIONS; n++) await database.pool.query('select pg_sleep(0.015)');
    },
    'one after the other with values': async () => {
      for (let n = 0; n < QUESTIONS; n++) await database.pool.query('select pg_sleep($1)', [0.015]);
    },
    'all at once': () =>
      Promise.all(Array.from({ length: QUESTIONS }, () => database.pool.query('select pg_sleep(0.015)'))),
    'each on its own connection': async () => {
      for (let n = 0; n < QUESTIONS; n++) {
        const client = await database.pool.connect();
        await client.query('select pg_sleep(0.015)');
        client.release();
      }
    },
  };

  it.each(Object.entries(WAYS))('lets the event loop turn between queries sent %s', async (_, ask) => {
    expect(await turnsDuring(ask)).toBeGreaterThanOrEqual(QUESTIONS / 2);
  });

  it('passes every error on to its caller', async () => {
    const refused = Array.from({ length: QUESTIONS }, (_, n) =>
      database.pool.query('select pg_sleep(0.015), 1 / $1::integer', [n % 2]).then(
        () => 'answered',
        (error: Error) => error.message,
      ),
    );
    const expected = Array.from({ length: QUESTIONS }, (_, n) => (n % 2 ? 'answered' : 'division by zero'));
    expect(await Promise.all(refused)).toEqual(expected);
  });

  describe('after errors', () => {
    const fails = (text: string, values?: unknown[]) =>
      expect(database.pool.query(text, values)).rejects.toThrow();
    const answers = async (n: number) =>
      expect((await database.pool.query('select $1::integer as n', [n])).rows).toEqual([{ n }]);
    let clients = 0;
    beforeAll(() => {
      database.pool.on('connect', () => {
        clients += 1;
      });
    });
    beforeEach(() => {
      clients = 0;
    });

    it.each([
      ['a syntax error', 'selec $1', [1]],
      ['a value of the wrong type', 'select $1::integer', ['x']],
      ['a NUL character', 'select $1::text', ['\0']],
      ['an error while running', 'select 1 / $1::integer', [0]],
      ['an error in one of several statements', 'select 1; select 1 / 0; select 2', undefined],
      ['a transaction that stays open', 'begin; select 1 / 0; commit', undefined],
    ])('serves the next query on the same connection after %s', async (_, text, values) => {
      for (let n = 0; n < 100; n++) {
        await fails(text, values);
        await answers(n);
      }
      expect(clients).toBe(0);
    });

    it('serves the next query after a value that cannot be sent', async () => {
      for (let n = 0; n < 20; n++) {
        await fails('select $1::jsonb', [{ amount: 1n }]);
        await answers(n);
      }
    });

    it('ends a transaction that its owner left open', async () => {
      const client = await database.pool.connect();
      await client.query('begin');
      client.release();
      const { rows } = await database.pool.query('select now() = statement_timestamp() as alone');
      expect(rows).toEqual([{ alone: true }]);
      await database.pool.query('begin; select 1; commit');
      expect(clients).toBe(0);
    });

    it('keeps prepared statements usable', async () => {
      const named = { name: 'half', text: 'select 10 / $1::integer as n' };
      for (let n = 0; n < 50; n++) {
        expect((await database.pool.query({ ...named, values: [2] })).rows).toEqual([{ n: 5 }]);
        await expect(database.pool.query({ ...named, values: [0] })).rejects.toThrow('division by zero');
      }
    });

    it('returns each of thousands of mixed callers its own result, also when some time out', async () => {
      const { pool } = database;
      const patience = pool.options.connectionTimeoutMillis;
      pool.options.connectionTimeoutMillis = 40;
      const counts = { answered: 0, failed: 0, 'timed out': 0, 'rolled back': 0, wrong: 0 };
      const ask = async (n: number): Promise<keyof typeof counts> => {
        const kind = n % 5;
        if (kind === 4) {
          const client = await pool.connect();
          try {
            await client.query('begin');
            await client.query('select 1 / $1::integer', [0]);
          } catch {
            await client.query('rollback');
          } finally {
            client.release();
          }
          return 'rolled back';
        }
        const text = kind === 0 ? 'select $1::integer / 0 as n' : 'select $1::integer as n';
        const { rows } = await pool.query<{ n: number }>(text, [n]);
        return rows.length === 1 && rows[0]?.n === n ? 'answered' : 'wrong';
      };
      const outcomeOf = (error: Error) => {
        if (error.message === 'division by zero') return 'failed';
        if (error.message === 'timeout exceeded when trying to connect') return 'timed out';
        throw error;
      };
      const callers = Array.from({ length: 4_000 }, async (_, n) => {
        await wait(n % 200);
        counts[await ask(n).catch(outcomeOf)] += 1;
        counts[await ask(n + 1).catch(outcomeOf)] += 1;
      });
      const holder = await pool.connect();
      await wait(100);
      holder.release();
      await Promise.all(callers);
      pool.options.connectionTimeoutMillis = patience;
      // On a busy machine all callers of one kind may have timed out: here each kind comes twice more.
      for (let n = 0; n < 10; n++) counts[await ask(n).catch(outcomeOf)] += 1;
      expect(counts.wrong).toBe(0);
      for (const kind of ['answered', 'failed', 'timed out', 'rolled back'] as const)
        expect(counts[kind], kind).toBeGreaterThan(0);
      expect(clients).toBe(0);
      await answers(1);
    });

    it('replaces a connection that is lost, whatever was running on it', async () => {
      for (let n = 0; n < 50; n++) {
        const lost = await database.pool.connect();
        const running = [lost.query({ name: 'seven', text: 'select $1::integer', values: [7] })];
        if (n % 2) running.push(lost.query('begin'));
        const outcomes = Promise.allSettled(running);
        (lost as unknown as { connection: EventEmitter }).connection.emit('error', new Error('lost'));
        lost.release();
        await Promise.all([answers(n), answers(n + 1)]);
        await database.pool.query({ name: 'seven', text: 'select $1::integer', values: [7] });
        expect((await outcomes).map(({ status }) => status)).toContain('rejected');
      }
      expect(clients).toBe(50);
    });
  });
});
