import { once } from 'node:events';
import { type Extensions, PGlite } from '@electric-sql/pglite';
import { cube } from '@electric-sql/pglite/contrib/cube';
import { earthdistance } from '@electric-sql/pglite/contrib/earthdistance';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { surviveLostConnections } from '../lost-connections.ts';

const extensions: Extensions = { pg_trgm, unaccent, cube, earthdistance };

/** PGlite touches all of its buffers at the start, and the operating system caches the files anyway. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** In memory, every segment of the log takes its full size; 16 MB by default. */
const SMALL_LOG_SEGMENTS = ['--wal-segsize=1'];

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
 * PGlite runs queries in this thread, one after another without a turn of the event loop. So the event loop gets its
 * turn when the connection is handed to the next client and nothing is running on it.
 */
function yieldToEventLoop(pool: pg.Pool) {
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

interface ParseMessage {
  types?: unknown;
}

type Connection = ReturnType<typeof createPgConfig>['connection'];

function openConnection(engine: PGlite): Connection {
  const { connection } = createPgConfig(engine);
  // Drizzle passes `pg` an object of type parsers where PGlite's serialiser expects a list of type ids.
  const parse = connection.parse.bind(connection);
  connection.parse = (message: ParseMessage) =>
    parse({ ...message, types: Array.isArray(message.types) ? message.types : undefined });
  return connection;
}

/**
 * Clients of PGlite's single session. `createPgConfig` creates one connection object for all clients of a pool: a client
 * would receive messages meant for the previous one. So each has its own, and starts when the session is idle.
 */
function clientFor(engine: PGlite) {
  let latest: Connection | undefined;
  return class EmbeddedClient extends pg.Client {
    constructor(options: pg.ClientConfig) {
      const previous = latest;
      const connection = openConnection(engine);
      latest = connection;
      connection.connect = async () => {
        connection._connecting = true;
        previous?.end();
        if (previous) await once(previous, 'end');
        // PGlite replies with `readyForQuery`, which tells the client that it is connected.
        connection.sync();
      };
      super({ ...options, connection } as pg.ClientConfig);
    }
  };
}

/** Removes what the previous client may have left in the session. */
async function clearSession(client: pg.ClientBase) {
  await client.query('rollback');
  await client.query('deallocate all');
}

export interface EmbeddedPostgres {
  engine: PGlite;
  pool: pg.Pool;
  /** The whole database as an archive, to start another one from. */
  snapshot(): Promise<Blob>;
  close(): Promise<void>;
}

interface Source {
  folder?: string;
  from?: Blob;
  /** A running engine whose previous pool has ended. */
  engine?: PGlite;
}

const startEngine = ({ folder, from }: Source): Promise<PGlite> =>
  PGlite.create({
    dataDir: folder,
    loadDataDir: from,
    extensions,
    startParams,
    initDbStartParams: folder === undefined ? SMALL_LOG_SEGMENTS : undefined,
  });

/** Postgres inside this process: stored in `folder`, or in memory without one. It has exactly one connection. */
export async function openEmbedded(source: Source): Promise<EmbeddedPostgres> {
  const engine = source.engine ?? (await startEngine(source));
  const pool = new pg.Pool({
    Client: clientFor(engine) as unknown as pg.PoolConfig['Client'],
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 5_000,
    onConnect: clearSession,
  });
  surviveLostConnections(pool);
  yieldToEventLoop(pool);
  return {
    engine,
    pool,
    snapshot: () => engine.dumpDataDir('none'),
    async close() {
      await pool.end();
      await engine.close();
    },
  };
}
