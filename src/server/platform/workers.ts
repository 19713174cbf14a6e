import cluster from 'node:cluster';
import { once } from 'node:events';
import { gatherMetrics } from './metrics/cluster-metrics.ts';

const AGAIN_AFTER_MS = 1_000;

/** Starts the processes and replaces one that dies. Answers how to stop them. */
export function runWorkers(count: number): () => Promise<void> {
  gatherMetrics();
  let stopping = false;
  const fork = () => cluster.fork();
  for (let started = 0; started < count; started += 1) fork();
  cluster.on('exit', () => {
    // A process that cannot start, for want of its database, is not tried as fast as the machine can.
    setTimeout(() => {
      if (!stopping) fork();
    }, AGAIN_AFTER_MS);
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
