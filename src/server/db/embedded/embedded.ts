import { type Extensions, PGlite } from '@electric-sql/pglite';
import { cube } from '@electric-sql/pglite/contrib/cube';
import { earthdistance } from '@electric-sql/pglite/contrib/earthdistance';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import pg from 'pg';
import { clientFor } from '../adapters/pglite-client.ts';
import { shareSession } from '../adapters/pglite-pool.ts';
import { surviveLostConnections } from '../lost-connections.ts';

const extensions: Extensions = { pg_trgm, unaccent, cube, earthdistance };

/** PGlite touches all of its buffers at the start, and the operating system caches the files anyway. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** In memory, every segment of the log takes its full size; 16 MB by default. */
const SMALL_LOG_SEGMENTS = ['--wal-segsize=1'];

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
  shareSession(pool);
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
