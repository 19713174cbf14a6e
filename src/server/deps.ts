import type { Random } from '#domain/listings/review/sampling.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import type { Replica } from './db/replica.ts';
import type { Clock } from './platform/clock.ts';
import type { Notices } from './platform/database/notices.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { MailTransport } from './platform/mail/transport.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import type { PageCache } from './platform/page-cache/page-cache.ts';
import type { Storage } from './platform/storage/storage.ts';

/** Everything a service may use. Built once by `openDeps`, in the server and in tests. */
export interface Deps {
  config: Config;
  database: Database;
  db: Database['db'];
  /** For public data: the replica, if there is one and it is not behind. */
  publicDb: Database['db'];
  replica: Replica | undefined;
  jobs: Jobs;
  /** Notifications of the database, to be listened to before the server starts. */
  notices: Notices;
  mailer: Mailer;
  mailTransport: MailTransport;
  /** Photos and videos. */
  storage: Storage;
  clock: Clock;
  random: Random;
  metrics: Metrics;
  /** Rendered public pages; cleared when listings change. */
  pageCache: PageCache;
}
