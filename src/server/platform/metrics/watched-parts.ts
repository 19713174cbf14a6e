import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type pg from 'pg';
import type { Database } from '#server/db/database.ts';
import type { Replica } from '#server/db/replica.ts';
import type { PageCache } from '#server/http/page-cache.ts';
import type { Metrics } from './metrics.ts';

const NANOSECONDS = 1e9;
const EVERY_MS = 20;

export function watchProcess(metrics: Metrics) {
  const delay = monitorEventLoopDelay({ resolution: EVERY_MS });
  delay.enable();
  let before = performance.eventLoopUtilization();

  metrics.gauge(
    'slipway_event_loop_delay_seconds',
    'How late the event loop came back since the last reading, beside its own interval.',
    () => {
      const late = (nanoseconds: number) => Math.max(0, nanoseconds / NANOSECONDS - EVERY_MS / 1_000);
      const reading = [
        { labels: { quantile: '0.5' }, value: late(delay.percentile(50)) },
        { labels: { quantile: '0.99' }, value: late(delay.percentile(99)) },
        { labels: { quantile: '1' }, value: late(delay.max) },
      ];
      delay.reset();
      return reading;
    },
  );
  metrics.gauge(
    'slipway_event_loop_utilization',
    'The busy part of the event loop since the last reading.',
    () => {
      const { utilization } = performance.eventLoopUtilization(before);
      before = performance.eventLoopUtilization();
      return [{ value: utilization }];
    },
  );
  metrics.gauge('slipway_memory_bytes', 'Memory of the process.', () => {
    const { rss, heapUsed, external } = process.memoryUsage();
    return Object.entries({ resident: rss, heap: heapUsed, external }).map(([kind, value]) => ({
      labels: { kind },
      value,
    }));
  });
  metrics.gauge(
    'slipway_cpu_seconds_total',
    'Processor time used.',
    () => {
      const { user, system } = process.cpuUsage();
      return [{ value: (user + system) / 1e6 }];
    },
    { type: 'counter' },
  );
  metrics.gauge('slipway_uptime_seconds', 'For how long the process has run.', () => [
    { value: process.uptime() },
  ]);
}

const poolReading = (name: string, pool: pg.Pool) =>
  Object.entries({
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }).map(([state, value]) => ({ labels: { pool: name, state }, value }));

export function watchDatabase(
  metrics: Metrics,
  { database, replica }: { database: Database; replica: Replica | undefined },
) {
  metrics.gauge('slipway_pool_connections', 'Connections, and callers that wait for one.', () => [
    ...poolReading('primary', database.pool),
    ...(replica ? poolReading('replica', replica.pool) : []),
  ]);
  if (replica)
    metrics.gauge(
      'slipway_public_reads_total',
      'Where questions about what the public sees were answered.',
      () => Object.entries(replica.asked).map(([from, value]) => ({ labels: { from }, value })),
      { type: 'counter' },
    );
}

interface Waiting {
  name: string;
  state: string;
  count: number;
  seconds: number;
}

/** The queue is everybody's: it is told once. */
export function watchJobs(metrics: Metrics, pool: pg.Pool) {
  const ask = async () => {
    const { rows } = await pool
      .query<Waiting>(
        `select name, state::text, count(*)::integer as count,
           greatest(0, extract(epoch from now() - min(start_after)))::float as seconds
         from jobs.job where state in ('created', 'retry', 'active', 'failed') group by name, state`,
      )
      .catch(() => ({ rows: [] as Waiting[] }));
    return rows;
  };
  metrics.gauge(
    'slipway_jobs',
    'Jobs by queue and state.',
    async () =>
      (await ask()).map(({ name, state, count }) => ({ labels: { queue: name, state }, value: count })),
    { shared: true },
  );
  metrics.gauge(
    'slipway_jobs_oldest_seconds',
    'For how long the oldest job of a queue has been due.',
    async () =>
      (await ask())
        .filter(({ state }) => state === 'created' || state === 'retry')
        .map(({ name, state, seconds }) => ({ labels: { queue: name, state }, value: seconds })),
    { shared: true },
  );
}

export function watchPageCache(metrics: Metrics, cache: PageCache) {
  const asked = metrics.counter('slipway_page_cache_total', 'Pages asked for, by whether they were kept.');
  const get = cache.get.bind(cache);
  cache.get = (key) => {
    const page = get(key);
    asked.add({ result: page ? 'hit' : 'miss' });
    return page;
  };
}
