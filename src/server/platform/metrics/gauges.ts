import { performance } from 'node:perf_hooks';
import type pg from 'pg';
import { Counter, Gauge } from 'prom-client';
import type { Database } from '#server/db/database.ts';
import type { Replica } from '#server/db/replica.ts';
import type { PageCache } from '#server/platform/page-cache/page-cache.ts';
import type { Metrics } from './metrics.ts';

export function measureEventLoop({ own }: Metrics) {
  let before = performance.eventLoopUtilization();
  new Gauge({
    name: 'slipway_event_loop_utilization',
    help: 'The share of time the event loop was busy since the last reading.',
    registers: [own],
    collect() {
      this.set(performance.eventLoopUtilization(before).utilization);
      before = performance.eventLoopUtilization();
    },
  });
}

export function measureDatabase(
  { own }: Metrics,
  { database, replica }: { database: Database; replica: Replica | undefined },
) {
  const pools: Record<string, pg.Pool> = {
    primary: database.pool,
    ...(replica && { replica: replica.pool }),
  };
  new Gauge({
    name: 'slipway_pool_connections',
    help: 'Connections, and requests that wait for one.',
    labelNames: ['pool', 'state'],
    registers: [own],
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'open' }, totalCount);
        this.set({ pool, state: 'idle' }, idleCount);
        this.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });
  if (!replica) return;
  new Counter({
    name: 'slipway_public_reads_total',
    help: 'Public reads, by the database that answered them.',
    labelNames: ['from'],
    registers: [own],
    collect() {
      this.reset();
      for (const [from, times] of Object.entries(replica.served)) this.inc({ from }, times);
    },
  });
}

interface QueueState {
  name: string;
  state: string;
  count: number;
  seconds: number;
}

const QUEUES = `
  select name, state::text, count(*)::integer as count,
    greatest(0, extract(epoch from now() - min(start_after)))::float as seconds
  from jobs.job where state in ('created', 'retry', 'active', 'failed') group by name, state`;

const IS_DUE = ['created', 'retry'];

export function measureJobs({ shared }: Metrics, pool: pg.Pool) {
  const gauge = (name: string, help: string, measure: (queue: QueueState) => number | undefined) =>
    new Gauge({
      name,
      help,
      labelNames: ['queue', 'state'],
      registers: [shared],
      aggregator: 'first',
      async collect() {
        this.reset();
        // The other metrics stay readable while the database is unavailable.
        const { rows } = await pool.query<QueueState>(QUEUES).catch(() => ({ rows: [] }));
        for (const queue of rows) {
          const value = measure(queue);
          if (value !== undefined) this.set({ queue: queue.name, state: queue.state }, value);
        }
      },
    });
  gauge('slipway_jobs', 'Jobs by queue and state.', ({ count }) => count);
  gauge('slipway_jobs_oldest_seconds', 'How long the oldest job of a queue has been due.', (queue) =>
    IS_DUE.includes(queue.state) ? queue.seconds : undefined,
  );
}

export function measurePageCache({ own }: Metrics, cache: PageCache) {
  const requests = new Counter({
    name: 'slipway_page_cache_total',
    help: 'Requests for pages, by whether the cache had them.',
    labelNames: ['result'],
    registers: [own],
  });
  const get = cache.get.bind(cache);
  cache.get = (key) => {
    const page = get(key);
    requests.inc({ result: page ? 'hit' : 'miss' });
    return page;
  };
}
