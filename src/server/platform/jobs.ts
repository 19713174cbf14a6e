import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Executor } from '#server/db/executor.ts';

/** A kind of work done later: what it carries, how it is done, and how often it is tried. */
export interface Job<Data extends object> {
  name: string;
  retryLimit?: number;
  retryDelaySeconds?: number;
  /** Cron expression (UTC) for work that also comes round by itself, with empty data. */
  schedule?: string;
  /** How soon after being added it is noticed. */
  pollSeconds?: number;
  run(data: Data): Promise<void>;
}

export interface Jobs {
  /** Adds work in the caller's transaction: it exists exactly if that commits. */
  enqueue<Data extends object>(
    executor: Executor,
    job: Pick<Job<Data>, 'name'>,
    data: Data,
    options?: { id?: string },
  ): Promise<void>;
  start(jobs: readonly Job<never>[]): Promise<void>;
  /** Does everything that waits, now and in this call; what fails is thrown. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

const SCHEMA = 'jobs';

export function createJobs(options: {
  pool: pg.Pool;
  embedded: boolean;
  log: FastifyBaseLogger;
  work?: boolean;
}): Jobs {
  const { pool, log, embedded, work = true } = options;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
    backend: embedded ? 'pglite' : 'postgres',
    schema: SCHEMA,
    monitorVacuum: false,
    reindex: false,
    supervise: work,
    schedule: work,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));

  let opened: readonly Job<never>[] = [];

  async function perform(job: Job<never>, { id, data }: { id: string; data: never }) {
    await job.run(data);
    // Gone at once rather than kept as "completed": a mail's job holds the code that it carried.
    await boss.deleteJob(job.name, id);
    log.debug({ job: job.name, id }, 'job done');
  }

  async function open(job: Job<never>) {
    await boss.createQueue(job.name, {
      retryLimit: job.retryLimit ?? 12,
      retryDelay: job.retryDelaySeconds ?? 5,
      retryBackoff: true,
      retryDelayMax: 1_800,
    });
    // The library looks a queue up before it first sends to it. Asking for a job now keeps that query out of
    // transactions, where the one embedded connection would wait for itself.
    await boss.findJobs(job.name, { id: randomUUID() });
    if (!work) return;
    if (job.schedule) await boss.schedule(job.name, job.schedule);
    await boss.work<never>(
      job.name,
      { pollingIntervalSeconds: job.pollSeconds ?? 5, batchSize: 1 },
      async (batch) => {
        for (const task of batch) await perform(job, task);
      },
    );
  }

  return {
    async enqueue(executor, job, data, sending) {
      await boss.send(job.name, data, { ...sending, db: fromDrizzle(executor, sql) });
    },
    async start(jobs) {
      await boss.start();
      opened = jobs;
      for (const job of jobs) await open(job);
    },
    async drain() {
      for (let worked = true; worked; ) {
        worked = false;
        for (const job of opened) {
          // They come in any order; told by their age, a drained mailbox reads as it was written.
          const tasks = await boss.fetch<never>(job.name, { batchSize: 100, includeMetadata: true });
          for (const task of tasks.toSorted((a, b) => +a.createdOn - +b.createdOn)) {
            worked = true;
            await perform(job, task);
          }
        }
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000, close: false }),
  };
}
