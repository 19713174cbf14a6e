import { type Extensions, PGlite } from '@electric-sql/pglite';
import { cube } from '@electric-sql/pglite/contrib/cube';
import { earthdistance } from '@electric-sql/pglite/contrib/earthdistance';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';

const extensions: Extensions = { pg_trgm, unaccent, cube, earthdistance };

/** The engine touches all of its buffers at the start; the operating system keeps the files in memory anyway. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** A call may ask many questions, one after the other: so long they are answered before others get their turn. */
const AT_A_TIME_MS = 10;

type Handed = Parameters<Parameters<pg.Pool['connect']>[0]>;

/**
 * The engine answers within this thread, and its answers follow each other without a turn of the event loop. So whatever
 * has arrived meanwhile is looked at now and then, where the connection changes hands and nothing is in flight on it.
 */
function letOthersIn(pool: pg.Pool) {
  const connect = pool.connect.bind(pool);
  let since = performance.now();
  const connectInTurn = (take: (...handed: Handed) => void) =>
    connect((...handed) => {
      if (performance.now() - since < AT_A_TIME_MS) return take(...handed);
      setImmediate(() => {
        since = performance.now();
        take(...handed);
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

export interface EmbeddedPostgres {
  pool: pg.Pool;
  /** The whole database as one archive, for starting another from it. */
  snapshot(): Promise<Blob>;
  close(): Promise<void>;
}

/** Postgres inside this process: in `folder`, or in memory without one. It has exactly one connection. */
export async function openEmbedded(options: { folder?: string; from?: Blob }): Promise<EmbeddedPostgres> {
  const engine = await PGlite.create({
    dataDir: options.folder,
    loadDataDir: options.from,
    extensions,
    startParams,
  });
  const config = createPgConfig(engine);
  // Drizzle hands `pg` an object of type parsers where the engine's serialiser expects a list of type ids.
  const parse = config.connection.parse.bind(config.connection);
  config.connection.parse = (message: ParseMessage) =>
    parse({ ...message, types: Array.isArray(message.types) ? message.types : undefined });
  const settings = { max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis: 5_000 };
  const pool = new pg.Pool(Object.assign(config, settings) as unknown as pg.PoolConfig);
  letOthersIn(pool);
  return {
    pool,
    snapshot: () => engine.dumpDataDir('none'),
    async close() {
      await pool.end();
      await engine.close();
    },
  };
}
