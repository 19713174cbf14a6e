import type pg from 'pg';

/** How long queries may follow each other before the event loop gets a turn. */
const MAX_BURST_MS = 10;

type Release = pg.PoolClient['release'];
type Handed = Parameters<Parameters<pg.Pool['connect']>[0]>;

/**
 * The pool discards a client whose statement failed. A server closes that connection and its transaction with it; PGlite
 * has a single session, so the client stays and only an open transaction is rolled back.
 */
function keepAfterErrors(client: pg.PoolClient): Release {
  const release = client.release.bind(client);
  client.release = (error) => {
    if (!error && client.getTransactionStatus() === 'I') release();
    else client.query('rollback', (failure: Error | null) => release(failure ?? undefined));
  };
  return client.release;
}

/**
 * Lets the users of a pool share PGlite's single session. PGlite runs queries in this thread, one after another without a
 * turn of the event loop. So the event loop gets its turn when the connection is handed to the next client and nothing is
 * running on it.
 */
export function shareSession(pool: pg.Pool) {
  const connect = pool.connect.bind(pool);
  let since = performance.now();
  const connectInTurn = (take: (...handed: Handed) => void) =>
    connect((error, client, done) => {
      const hand = () => take(error, client, client ? keepAfterErrors(client) : done);
      if (performance.now() - since < MAX_BURST_MS) return hand();
      setImmediate(() => {
        since = performance.now();
        hand();
      });
    });
  const connectLater = () =>
    new Promise<pg.PoolClient>((resolve, reject) => {
      connectInTurn((error, client) => (client ? resolve(client) : reject(error)));
    });
  pool.connect = ((take?: (...handed: Handed) => void) =>
    take ? connectInTurn(take) : connectLater()) as typeof pool.connect;
}
