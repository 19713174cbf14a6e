import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Replica } from '#server/db/replica.ts';
import type { PageCache } from '#server/platform/page-cache/page-cache.ts';
import type { Notices } from '../database/notices.ts';

const CHANNEL = 'pages_changed';

/**
 * Each process keeps pages of its own: what clears one clears all, on whichever machine they run. With the word goes the
 * place of the change in the database's log, so that nobody makes a page anew from a replica that has not got there yet.
 */
export function sharePageChanges(options: {
  cache: PageCache;
  pool: pg.Pool;
  notices: Notices;
  replica: Replica | undefined;
  log: Pick<FastifyBaseLogger, 'warn'>;
}): void {
  const { cache, pool, notices, replica, log } = options;
  const self = randomUUID();
  const clearOwn = cache.clear.bind(cache);
  let telling: Promise<string> | undefined;
  let next: Promise<string> | undefined;

  async function tell(): Promise<string> {
    const { rows } = await pool.query<{ position: string }>(
      `select position, pg_notify('${CHANNEL}', $1 || ' ' || position)
       from (select pg_current_wal_insert_lsn()::text as position) as here`,
      [self],
    );
    return rows[0]?.position ?? '';
  }

  /** Changes that come while the word is on its way are told together, after it. */
  function tellSoon(): Promise<string> {
    if (next) return next;
    const told = (telling ?? Promise.resolve()).then(
      () => begin(),
      () => begin(),
    );
    if (telling) next = told;
    else telling = told;
    return told;
  }
  function begin(): Promise<string> {
    next = undefined;
    const told = tell().finally(() => {
      if (telling === told) telling = undefined;
    });
    telling = told;
    return told;
  }

  notices.listen(CHANNEL, {
    hear(payload) {
      const [teller, position = ''] = payload.split(' ');
      if (teller === self) return;
      clearOwn();
      replica?.awaitChange(Promise.resolve(position));
    },
    missed() {
      clearOwn();
      replica?.awaitChange();
    },
  });
  cache.clear = () => {
    clearOwn();
    const told = tellSoon();
    told.catch((err) => log.warn({ err }, 'other processes were not told that pages have changed'));
    replica?.awaitChange(told);
  };
}
