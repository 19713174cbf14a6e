import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, openEmbedded } from './embedded.ts';

const QUESTIONS = 20;

describe('the database within the process', () => {
  let database: EmbeddedPostgres;
  beforeAll(async () => {
    database = await openEmbedded({});
  }, 60_000);
  afterAll(() => database.close());

  /** How often the event loop turns while something is done. */
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

  it.each(Object.entries(WAYS))(
    'lets others in between its answers to questions asked %s',
    async (_, ask) => {
      expect(await turnsDuring(ask)).toBeGreaterThanOrEqual(QUESTIONS / 2);
    },
  );

  it('loses no refusal on the way', async () => {
    const refused = Array.from({ length: QUESTIONS }, (_, n) =>
      database.pool.query('select pg_sleep(0.015), 1 / $1::integer', [n % 2]).then(
        () => 'answered',
        (error: Error) => error.message,
      ),
    );
    const expected = Array.from({ length: QUESTIONS }, (_, n) => (n % 2 ? 'answered' : 'division by zero'));
    expect(await Promise.all(refused)).toEqual(expected);
  });
});
