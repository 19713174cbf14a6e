import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Replica } from '#server/db/replica.ts';
import type { PageCache } from '#server/platform/page-cache/page-cache.ts';
import type { Notices } from '../database/notices.ts';

const CHANNEL = 'pages_changed';

/**
 * Each process has its own page cache. Returns a function that clears them all, on any machine. The notice carries the change's position
 * in the write-ahead log, so that no process renders a page from a replica that has not replayed the change yet.
 */
export function sharePageChanges(options: {
  cache: PageCache;
  pool: pg.Pool;
  notices: Notices;
  replica: Replica | undefined;
  log: Pick<FastifyBaseLogger, 'warn'>;
}): () => void {
  const { cache, pool, notices, replica, log } = options;
  const self = randomUUID();
  let sending: Promise<string> | undefined;
  let next: Promise<string> | undefined;

  async function notify(): Promise<string> {
    const { rows } = await pool.query<{ position: string }>(
      `select position, pg_notify('${CHANNEL}', $1 || ' ' || position)
       from (select pg_current_wal_insert_lsn()::text as position) as here`,
      [self],
    );
    return rows[0]?.position ?? '';
  }

  /** Changes that arrive while a notice is being sent share the next one. */
  function notifySoon(): Promise<string> {
    if (next) return next;
    const sent = (sending ?? Promise.resolve()).then(
      () => begin(),
      () => begin(),
    );
    if (sending) next = sent;
    else sending = sent;
    return sent;
  }
  function begin(): Promise<string> {
    next = undefined;
    const sent = notify().finally(() => {
      if (sending === sent) sending = undefined;
    });
    sending = sent;
    return sent;
  }

  notices.listen(CHANNEL, {
    onNotice(payload) {
      const [sender, position = ''] = payload.split(' ');
      if (sender === self) return;
      cache.clear();
      replica?.awaitChange(Promise.resolve(position));
    },
    onMissed() {
      cache.clear();
      replica?.awaitChange();
    },
  });
  return () => {
    cache.clear();
    const sent = notifySoon();
    sent.catch((err) => log.warn({ err }, 'other processes were not notified of changed pages'));
    replica?.awaitChange(sent);
  };
}
