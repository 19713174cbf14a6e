import cluster from 'node:cluster';
import { once } from 'node:events';
import { serveClusterMetrics } from './metrics/cluster-metrics.ts';

const RESTART_AFTER_MS = 1_000;

/** Starts the processes and replaces those that die. Returns a function that stops them. */
export function runWorkers(count: number): () => Promise<void> {
  serveClusterMetrics();
  let stopping = false;
  const fork = () => cluster.fork();
  for (let started = 0; started < count; started += 1) fork();
  cluster.on('exit', () => {
    // Wait, so that a process that cannot start (no database, say) is not restarted in a tight loop.
    setTimeout(() => {
      if (!stopping) fork();
    }, RESTART_AFTER_MS);
  });
  return async () => {
    stopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(
      workers.map((worker) => {
        worker.process.kill('SIGTERM');
        return once(worker, 'exit');
      }),
    );
  };
}
