import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, Registry } from 'prom-client';
import { type Metrics, registriesOf } from './metrics.ts';

/** A worker asks the primary process, which collects the metrics of all workers. */
type Message = { metricsRequest: number } | { metricsResponse: number; text: string };

/** In the primary process: sends workers the metrics of all of them. */
export function serveClusterMetrics() {
  const all = new AggregatorRegistry();
  cluster.on('message', async (worker: Worker, message: Message) => {
    if (!('metricsRequest' in message)) return;
    const text = await all.clusterMetrics().catch(() => '');
    if (worker.isConnected())
      worker.send({ metricsResponse: message.metricsRequest, text } satisfies Message);
  });
}

/** Returns a function that reads the metrics of all processes of this machine in Prometheus' text format. */
export async function metricsReader(metrics: Metrics): Promise<() => Promise<string>> {
  const registries = await registriesOf(metrics);
  if (!cluster.isWorker) return () => Registry.merge(registries).metrics();

  AggregatorRegistry.setRegistries(registries);
  // Registers this process for the primary's requests.
  new AggregatorRegistry();
  let requests = 0;
  const waiting = new Map<number, (text: string) => void>();
  process.on('message', (message: Message) => {
    if ('metricsResponse' in message) waiting.get(message.metricsResponse)?.(message.text);
  });
  return async () => {
    const request = ++requests;
    const response = new Promise<string>((resolve) => waiting.set(request, resolve));
    process.send?.({ metricsRequest: request } satisfies Message);
    return response.finally(() => waiting.delete(request));
  };
}
