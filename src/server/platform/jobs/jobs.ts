import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { DAY, SECOND } from '#domain/durations.ts';
import { RETENTION } from '#domain/retention.ts';
import { sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { createNotices, type Notices } from '../database/notices.ts';

/** A kind of work that runs later: its data, how it runs and how often it is retried. */
export interface Job<Data extends object> {
  name: string;
  retryLimit?: number;
  retryDelaySeconds?: number;
  /**
   * Cron expression (London time) for work that also runs regularly, with empty data. Runs that were missed while no
   * server was up are made up for by one run as soon as one is.
   */
  schedule?: string;
  /** How many may run at the same time in one process. */
  atOnce?: number;
  /** After how long a job interrupted by a crash is started again. */
  expireSeconds?: number;
  run(data: Data): Promise<void>;
}

export interface Jobs {
  /**
   * Adds a job in the caller's transaction: it exists only if that commits. With a key, it is added only if no job of this
   * name and key waits already; one that runs does not count, it may have read what the caller has just changed.
   */
  enqueue<Data extends object>(
    executor: Executor,
    job: Pick<Job<Data>, 'name'>,
    data: Data,
    options?: { id?: string; key?: string; priority?: number; startAfterMs?: number },
  ): Promise<void>;
  /** Whether a job with this key waits: for its turn, or to be tried again. */
  isWaiting(executor: Executor, job: Pick<Job<never>, 'name'>, key: string): Promise<boolean>;
  /** Removes a job in the caller's transaction; returns false if it has started or is done. */
  cancel(executor: Executor, job: Pick<Job<never>, 'name'>, id: string): Promise<boolean>;
  start(jobs: readonly Job<never>[]): Promise<void>;
  /** Runs every waiting job within this call; throws what fails. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

interface Task {
  id: string;
  data: never;
}

const SCHEMA = 'jobs';
const CHANNEL = 'jobs_added';

/** A notice announces each new job. Queues are polled for retries, and more often while notices do not arrive. */
const POLL_SECONDS = 15;
const POLL_WITHOUT_NOTICES_MS = 1_000;
const STOP_WITHIN_MS = 5_000;

/** A job may wait for half of the time that mail is retained, and stay for the other half once it has failed. */
const KEPT_SECONDS = (RETENTION.mail.keep.days * DAY) / SECOND / 2;

/**
 * The people who get mails live in London's time zone, across changes of the clocks. The processes of a fleet share the
 * record of when schedules were last looked at, so that one of them adds the run that was missed.
 */
const SCHEDULING = { tz: 'Europe/London', missed: 'once' } as const;

const queueSettings = (job: Job<never>) => ({
  retryLimit: job.retryLimit ?? 12,
  retryDelay: job.retryDelaySeconds ?? 5,
  retryBackoff: true,
  retryDelayMax: 1_800,
  expireInSeconds: job.expireSeconds ?? 900,
  retentionSeconds: KEPT_SECONDS,
  deleteAfterSeconds: KEPT_SECONDS,
});

type QueueSettings = ReturnType<typeof queueSettings>;

const hasSettings = (queue: Partial<QueueSettings>, settings: QueueSettings) =>
  Object.entries(settings).every(([name, value]) => queue[name as keyof QueueSettings] === value);

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
    // Deleted immediately instead of staying "completed": a mail's job holds the code that was sent.
    await boss.deleteJob(job.name, id);
    log.debug({ job: job.name, id }, 'job done');
  }

  let polling: NodeJS.Timeout | undefined;
  /** The workers of each queue, by its name. */
  const workers = new Map<string, string[]>();

  async function startWorkers(job: Job<never>) {
    const ids: string[] = [];
    workers.set(job.name, ids);
    for (let n = 0; n < (job.atOnce ?? 1); n++) {
      const id = await boss.work<never>(
        job.name,
        { pollingIntervalSeconds: POLL_SECONDS },
        async ([task]) => {
          try {
            if (task) await perform(job, task);
          } catch (error) {
            log.warn({ err: error, job: job.name }, 'a job failed');
            throw error;
          } finally {
            // Look for the next job immediately instead of at the next poll.
            boss.notifyWorker(id);
          }
        },
      );
      ids.push(id);
    }
  }

  function wake(queue: string) {
    for (const id of workers.get(queue) ?? []) boss.notifyWorker(id);
  }

  function wakeAll() {
    for (const queue of workers.keys()) wake(queue);
  }

  function startPolling() {
    polling = setInterval(() => {
      if (!notices.isListening()) wakeAll();
    }, POLL_WITHOUT_NOTICES_MS).unref();
  }

  async function createQueues(jobs: readonly Job<never>[]) {
    const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    for (const job of jobs) {
      const settings = queueSettings(job);
      const queue = existing.get(job.name);
      if (!queue) await boss.createQueue(job.name, settings);
      // An older version may have created it with other settings.
      else if (!hasSettings(queue, settings)) await boss.updateQueue(job.name, settings);
      else continue;
      // pg-boss looks a new queue up before it first sends to it. Asking for a job now keeps that query out of
      // transactions, where the single embedded connection would deadlock.
      await boss.findJobs(job.name, { id: randomUUID() });
    }
  }

  /** The jobs with work that waits, in the order in which they were opened. */
  async function waitingJobs(): Promise<Job<never>[]> {
    const { rows } = await pool.query<{ name: string }>(
      `select distinct name from ${SCHEMA}.job where state in ('created', 'retry')`,
    );
    const names = new Set(rows.map(({ name }) => name));
    return opened.filter(({ name }) => names.has(name));
  }

  /** Schedules left by an older version would only add jobs that no process runs. */
  async function unscheduleUnknown() {
    const names = new Set(opened.map(({ name }) => name));
    for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name);
  }

  const isWaiting: Jobs['isWaiting'] = async (executor, { name }, key) => {
    const { rows } = await executor.execute(sql`
      select 1 from ${sql.identifier(SCHEMA)}.job
      where name = ${name} and singleton_key = ${key} and state in ('created', 'retry') limit 1`);
    return rows.length > 0;
  };

  return {
    isWaiting,
    async enqueue(executor, job, data, { startAfterMs, key: singletonKey, ...sending } = {}) {
      if (singletonKey !== undefined) {
        // A policy of pg-boss would not do: it is fixed when a queue is created, and ignores jobs that are tried again.
        const lock = `${job.name} ${singletonKey}`;
        await executor.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
        if (await isWaiting(executor, job, singletonKey)) return;
      }
      const startAfter = startAfterMs && startAfterMs / SECOND;
      const options = { ...sending, singletonKey, startAfter, db: fromDrizzle(executor, sql) };
      await boss.send(job.name, data, options);
      // Postgres delivers it only when the caller's transaction commits.
      await executor.execute(sql`select pg_notify(${CHANNEL}, ${job.name})`);
      // Nothing announces that a delayed job is due; without this it would wait for the next poll.
      if (startAfterMs) setTimeout(() => wake(job.name), startAfterMs).unref();
    },
    async cancel(executor, job, id) {
      const { rows } = await executor.execute(sql`
        delete from ${sql.identifier(SCHEMA)}.job
        where name = ${job.name} and id = ${id} and state = 'created' returning id`);
      return rows.length > 0;
    },
    async start(jobs) {
      await boss.start();
      opened = jobs;
      await createQueues(jobs);
      if (!work) return;
      for (const job of jobs) {
        if (job.schedule) await boss.schedule(job.name, job.schedule, {}, SCHEDULING);
        await startWorkers(job);
      }
      await unscheduleUnknown();
      notices.listen(CHANNEL, { onNotice: wake, onMissed: wakeAll });
      await notices.start();
      wakeAll();
      startPolling();
    },
    async drain() {
      for (let worked = true; worked; ) {
        worked = false;
        for (const job of await waitingJobs()) {
          // pg-boss returns them in any order; sorted by age, the mails of a test arrive in the order they were written.
          const tasks = await boss.fetch<never>(job.name, {
            batchSize: 100,
            includeMetadata: true,
            ignoreStartAfter: true,
          });
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
      // Unfinished jobs go back to the queue; the next process starts them again.
      await boss.stop({ graceful: true, timeout: STOP_WITHIN_MS, close: false });
    },
  };
}
