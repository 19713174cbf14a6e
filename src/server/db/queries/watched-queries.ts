import type pg from 'pg';

export interface WatchedQuery {
  text: string;
  milliseconds: number;
}

type Callback = (error: Error | undefined, result: unknown) => void;
type Query = (...args: unknown[]) => unknown;

const textOf = (asked: unknown) =>
  typeof asked === 'string' ? asked : String((asked as { text?: unknown } | undefined)?.text ?? '');

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof (value as Promise<unknown> | undefined)?.then === 'function';

/** Tells of each query how long it took, on whichever connection of the pool and in whichever transaction. */
export function watchQueries(pool: pg.Pool, tell: (query: WatchedQuery) => void): void {
  const watched = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query.bind(client) as Query;
    client.query = ((...args: unknown[]) => {
      const began = performance.now();
      const done = () => tell({ text: textOf(args[0]), milliseconds: performance.now() - began });
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        const answer: Callback = (error, result) => {
          done();
          (callback as Callback)(error, result);
        };
        return query(...args.slice(0, -1), answer);
      }
      const asked = query(...args);
      if (isPromise(asked)) asked.then(done, done);
      return asked;
    }) as typeof client.query;
  });
}
