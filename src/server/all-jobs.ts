import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from './deps.ts';
import { modules } from './modules.ts';
import { tidyDatabaseJob } from './platform/database/tidy-database.ts';
import type { Job } from './platform/jobs/jobs.ts';
import { sendMailJob } from './platform/mail/mailer.ts';

/** Every kind of job. */
export const allJobs = (deps: Deps, log: FastifyBaseLogger): readonly Job<never>[] => [
  sendMailJob(deps.mailTransport, log),
  tidyDatabaseJob(deps.database),
  ...modules.flatMap(({ jobs }) => jobs?.(deps) ?? []),
];
