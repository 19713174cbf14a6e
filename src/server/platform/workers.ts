import cluster from 'node:cluster';
import { once } from 'node:events';
import type { PageCache } from '#server/http/page-cache.ts';

const PAGES_CHANGED = 'pages-changed';

/** Starts the processes, replaces one that dies, and passes on to all what one announces. Answers how to stop them. */
export function runWorkers(count: number): () => Promise<void> {
  let stopping = false;
  const fork = () => {
    const worker = cluster.fork();
    worker.on('message', (message) => {
      if (message !== PAGES_CHANGED) return;
      for (const other of Object.values(cluster.workers ?? {}))
        if (other !== worker) other?.send(PAGES_CHANGED);
    });
  };
  for (let started = 0; started < count; started += 1) fork();
  cluster.on('exit', () => {
    if (!stopping) fork();
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

/** Each process keeps pages of its own: what clears one clears all. */
export function sharePageChanges(cache: PageCache) {
  if (!cluster.isWorker) return;
  const clearOwn = cache.clear.bind(cache);
  cache.clear = () => {
    clearOwn();
    process.send?.(PAGES_CHANGED);
  };
  process.on('message', (message) => {
    if (message === PAGES_CHANGED) clearOwn();
  });
}
