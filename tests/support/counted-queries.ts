import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

export interface CountedQueries {
  /** How many queries this work made, not counting the server's background work. */
  during<Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; queries: number }>;
}

/** A notification may wake the job queue during the work that is being counted. */
const isJobQueueQuery = (query: unknown) =>
  /\bjobs\./.test(typeof query === 'string' ? query : ((query as { text?: string }).text ?? ''));

export function countQueries(pool: pg.Pool): CountedQueries {
  const counting = new AsyncLocalStorage<{ count: number }>();
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  pool.query = ((...args: unknown[]) => {
    const work = counting.getStore();
    if (work && !isJobQueueQuery(args[0])) work.count += 1;
    return query(...args);
  }) as typeof pool.query;
  return {
    async during(work) {
      const queries = { count: 0 };
      const answer = await counting.run(queries, work);
      return { answer, queries: queries.count };
    },
  };
}
