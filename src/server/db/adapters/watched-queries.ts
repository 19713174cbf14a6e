import type pg from 'pg';

export interface WatchedQuery {
  text: string;
  milliseconds: number;
}

type Callback = (error: Error | undefined, result: unknown) => void;
type Query = (...args: unknown[]) => unknown;

const textOf = (query: unknown) =>
  typeof query === 'string' ? query : String((query as { text?: unknown } | undefined)?.text ?? '');

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof (value as Promise<unknown> | undefined)?.then === 'function';

/** Reports how long each query took, on every connection of the pool and in transactions too. */
export function watchQueries(pool: pg.Pool, report: (query: WatchedQuery) => void): void {
  const watched = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query.bind(client) as Query;
    client.query = ((...args: unknown[]) => {
      const began = performance.now();
      const done = () => report({ text: textOf(args[0]), milliseconds: performance.now() - began });
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        const onResult: Callback = (error, result) => {
          done();
          (callback as Callback)(error, result);
        };
        return query(...args.slice(0, -1), onResult);
      }
      const result = query(...args);
      if (isPromise(result)) result.then(done, done);
      return result;
    }) as typeof client.query;
  });
}
