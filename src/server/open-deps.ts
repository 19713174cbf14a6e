import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import type { Deps } from './deps.ts';
import { createPageCache } from './http/page-cache.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { createJobs } from './platform/jobs.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { outboxTransport, smtpTransport } from './platform/mail/transport.ts';
import { openStorage } from './platform/storage/open-storage.ts';

const KEPT_PAGES = { ttlMs: 15_000, staleMs: 60_000, maxPages: 1_000, maxBytes: 64 * 1024 * 1024 };

export const outboxFolder = (config: Config) => join(config.dataDir, 'outbox');

interface Parts {
  config: Config;
  database: Database;
  log: FastifyBaseLogger;
  clock?: Clock;
  /** Whether this process works off jobs by itself; tests do it step by step. */
  work?: boolean;
}

export function openDeps({ config, database, log, clock = systemClock, work = true }: Parts): Deps {
  const { smtpUrl, from } = config.mail;
  const mailTransport = smtpUrl
    ? smtpTransport({ url: smtpUrl, from })
    : outboxTransport({ folder: outboxFolder(config), from, now: () => clock.now() });
  const jobs = createJobs({ pool: database.pool, embedded: database.embedded, log, work });
  return {
    config,
    database,
    db: database.db,
    jobs,
    mailer: createMailer({ jobs, publicUrl: config.publicUrl }),
    mailTransport,
    storage: openStorage(config),
    clock,
    pageCache: createPageCache(KEPT_PAGES),
  };
}
