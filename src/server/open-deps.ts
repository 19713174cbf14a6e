import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { Histogram } from 'prom-client';
import type { Config } from './config/config.ts';
import { onListingsChanged } from './db/adapters/transactions.ts';
import { watchQueries } from './db/adapters/watched-queries.ts';
import type { Database } from './db/database.ts';
import { openReplica } from './db/replica.ts';
import type { Deps } from './deps.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { createNotices } from './platform/database/notices.ts';
import { logSlowQueries } from './platform/database/slow-queries.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { outboxTransport, smtpTransport } from './platform/mail/transport.ts';
import {
  measureDatabase,
  measureEventLoop,
  measureJobs,
  measurePageCache,
} from './platform/metrics/gauges.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { createPageCache } from './platform/page-cache/page-cache.ts';
import { sharePageChanges } from './platform/page-cache/page-changes.ts';
import { openStorage } from './platform/storage/open-storage.ts';

const PAGE_CACHE_SIZE = { ttlMs: 15_000, staleMs: 60_000, maxPages: 1_000, maxBytes: 64 * 1024 * 1024 };

const QUERY_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

export const outboxFolder = (config: Config) => join(config.dataDir, 'outbox');

interface Parts {
  config: Config;
  database: Database;
  log: FastifyBaseLogger;
  clock?: Clock;
  /** Whether this process runs jobs by itself; tests drain the queue step by step. */
  work?: boolean;
}

export function openDeps({ config, database, log, clock = systemClock, work = true }: Parts): Deps {
  const { smtpUrl, from } = config.mail;
  const mailTransport = smtpUrl
    ? smtpTransport({ url: smtpUrl, from })
    : outboxTransport({ folder: outboxFolder(config), from, now: () => clock.now() });
  const { pool, embedded } = database;
  const notices = createNotices(database);
  const jobs = createJobs({ pool, embedded, log, work, notices });
  const pageCache = createPageCache(PAGE_CACHE_SIZE);
  const replica = config.replicaUrl
    ? openReplica({
        url: config.replicaUrl,
        connections: config.databaseConnections,
        primary: pool,
        isListening: () => notices.isListening(),
      })
    : undefined;
  const metrics = createMetrics();
  measureEventLoop(metrics);
  measureDatabase(metrics, { database, replica });
  measureJobs(metrics, pool);
  measurePageCache(metrics, pageCache);
  const durations = new Histogram({
    name: 'slipway_query_seconds',
    help: 'Time that queries took, by pool.',
    labelNames: ['pool'],
    buckets: QUERY_SECONDS,
    registers: [metrics.own],
  });
  const logSlow = logSlowQueries({ slowMs: config.slowQueryMs, log });
  for (const [name, watched] of Object.entries({ primary: pool, replica: replica?.pool }))
    if (watched)
      watchQueries(watched, (query) => {
        durations.observe({ pool: name }, query.milliseconds / 1_000);
        logSlow(query);
      });
  onListingsChanged(
    database.db,
    embedded ? () => pageCache.clear() : sharePageChanges({ cache: pageCache, pool, notices, replica, log }),
  );
  return {
    config,
    database,
    db: database.db,
    publicDb: replica?.db ?? database.db,
    replica,
    jobs,
    notices,
    mailer: createMailer({ jobs, publicUrl: config.publicUrl }),
    mailTransport,
    storage: openStorage(config),
    clock,
    random: (limit) => randomInt(limit),
    metrics,
    pageCache,
  };
}
