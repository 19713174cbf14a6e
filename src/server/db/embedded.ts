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
  return {
    pool,
    snapshot: () => engine.dumpDataDir('none'),
    async close() {
      await pool.end();
      await engine.close();
    },
  };
}
