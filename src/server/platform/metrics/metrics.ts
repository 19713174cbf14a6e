import cluster from 'node:cluster';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { openOnce } from '../work/open-once.ts';

export interface Metrics {
  /** Measured per process. */
  own: Registry;
  /** The same in every process, such as the queue in the database. */
  shared: Registry;
}

/** Memory, processor time and event loop of this process; created once, however many apps tests open in it. */
const processRegistry = openOnce(async () => {
  const registry = createRegistry();
  collectDefaultMetrics({ register: registry });
  return registry;
});

function createRegistry(): Registry {
  const registry = new Registry();
  if (cluster.worker) registry.setDefaultLabels({ process: String(cluster.worker.id) });
  return registry;
}

export function createMetrics(): Metrics {
  return { own: createRegistry(), shared: new Registry() };
}

export const registriesOf = async ({ own, shared }: Metrics) => [await processRegistry(), own, shared];
