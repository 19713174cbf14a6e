import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { DAY, SECOND } from '#domain/durations.ts';
import { RETENTION } from '#domain/retention.ts';
import type { Executor } from '#server/db/executor.ts';
import { createNotices, type Notices } from '../database/notices.ts';
import { createJobPump, type JobPump } from './job-pump.ts';

/** A kind of work done later: what it carries, how it is done, and how often it is tried. */
export interface Job<Data extends object> {
  name: string;
  retryLimit?: number;
  retryDelaySeconds?: number;
  /** Cron expression (UTC) for work that also comes round by itself, with empty data. */
  schedule?: string;
  /** How many may be under way in one process. */
  atOnce?: number;
  /** After how long one that was cut off by a crash is begun anew. */
  expireSeconds?: number;
  run(data: Data): Promise<void>;
}

export interface Jobs {
  /** Adds work in the caller's transaction: it exists exactly if that commits. */
  enqueue<Data extends object>(
    executor: Executor,
    job: Pick<Job<Data>, 'name'>,
    data: Data,
    options?: { id?: string; priority?: number },
  ): Promise<void>;
  start(jobs: readonly Job<never>[]): Promise<void>;
  /** Does everything that waits, now and in this call; what fails is thrown. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

interface Task {
  id: string;
  data: never;
}

const SCHEMA = 'jobs';
const CHANNEL = 'jobs_added';

/** A notice tells of each new job. Queues are polled for retries, and for new jobs while notices do not arrive. */
const POLL_MS = 1_000;
const POLLS_PER_ROUND = 15;
const STOP_WITHIN_MS = 5_000;

/** A job may wait for half of the time that mail is kept, and once it has failed stay for the other half. */
const KEPT_SECONDS = (RETENTION.mail.keep.days * DAY) / SECOND / 2;

export function createJobs(options: {
  pool: pg.Pool;
  embedded: boolean;
  log: FastifyBaseLogger;
  work?: boolean;
  notices?: Notices;
}): Jobs {
  const { pool, log, embedded, work = true, notices = createNotices(options) } = options;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
    backend: embedded ? 'pglite' : 'postgres',
    schema: SCHEMA,
    monitorVacuum: false,
    reindex: false,
    supervise: work,
    schedule: work,
    cronWorkerIntervalSeconds: 15,
  });
  const onError = (error: unknown) => log.error({ err: error }, 'job queue');
  boss.on('error', onError);

  let opened: readonly Job<never>[] = [];

  async function perform(job: Job<never>, { id, data }: Task) {
    await job.run(data);
    // Gone at once rather than kept as "completed": a mail's job holds the code that it carried.
    await boss.deleteJob(job.name, id);
    log.debug({ job: job.name, id }, 'job done');
  }

  const underWay = new Map<string, string>();
  const pumps = new Map<string, JobPump>();
  let polling: NodeJS.Timeout | undefined;

  async function attempt(job: Job<never>, task: Task) {
    underWay.set(task.id, job.name);
    try {
      await perform(job, task);
    } catch (error) {
      log.warn({ err: error, job: job.name }, 'a job failed');
      const message = error instanceof Error ? error.message : String(error);
      await boss.fail(job.name, task.id, { message }).catch(onError);
    } finally {
      underWay.delete(task.id);
    }
  }

  function wakeAll() {
    for (const pump of pumps.values()) pump.wake();
  }

  function startPolling() {
    let polls = 0;
    polling = setInterval(() => {
      polls = (polls + 1) % POLLS_PER_ROUND;
      if (polls === 0 || !notices.isListening()) wakeAll();
    }, POLL_MS).unref();
  }

  async function open(job: Job<never>) {
    const settings = {
      retryLimit: job.retryLimit ?? 12,
      retryDelay: job.retryDelaySeconds ?? 5,
      retryBackoff: true,
      retryDelayMax: 1_800,
      expireInSeconds: job.expireSeconds ?? 900,
      retentionSeconds: KEPT_SECONDS,
      deleteAfterSeconds: KEPT_SECONDS,
    };
    await boss.createQueue(job.name, settings);
    // A queue that an older version made keeps its settings otherwise.
    await boss.updateQueue(job.name, settings);
    // The library looks a queue up before it first sends to it. Asking for a job now keeps that query out of
    // transactions, where the one embedded connection would wait for itself.
    await boss.findJobs(job.name, { id: randomUUID() });
    if (!work) return;
    if (job.schedule) await boss.schedule(job.name, job.schedule);
    pumps.set(
      job.name,
      createJobPump<Task>({
        atOnce: job.atOnce ?? 1,
        fetch: (most) => boss.fetch<never>(job.name, { batchSize: most }),
        perform: (task) => attempt(job, task),
        onError,
      }),
    );
  }

  /** Jobs of an older version that nobody does any more would only pile up. */
  async function unscheduleUnknown() {
    const names = new Set(opened.map(({ name }) => name));
    for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name);
  }

  return {
    async enqueue(executor, job, data, sending) {
      await boss.send(job.name, data, { ...sending, db: fromDrizzle(executor, sql) });
      // Postgres passes it on when the caller's transaction commits, and never if it does not.
      await executor.execute(sql`select pg_notify(${CHANNEL}, ${job.name})`);
    },
    async start(jobs) {
      await boss.start();
      opened = jobs;
      for (const job of jobs) await open(job);
      if (!work) return;
      await unscheduleUnknown();
      notices.listen(CHANNEL, { hear: (queue) => pumps.get(queue)?.wake(), missed: wakeAll });
      await notices.start();
      wakeAll();
      startPolling();
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
    async stop() {
      clearInterval(polling);
      await notices.stop();
      const finished = Promise.all([...pumps.values()].map((pump) => pump.finish()));
      await Promise.race([finished, wait(STOP_WITHIN_MS, undefined, { ref: false })]);
      // Given back rather than left to expire: whoever starts next begins them anew.
      for (const [id, name] of underWay) await boss.fail(name, id, { message: 'stopped' }).catch(onError);
      await boss.stop({ graceful: true, timeout: STOP_WITHIN_MS, close: false });
    },
  };
}
