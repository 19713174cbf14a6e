import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, Registry } from 'prom-client';
import { type Metrics, registriesOf } from './metrics.ts';

/** A worker asks the primary process, which gathers the figures of all workers. */
type Message = { metricsQuestion: number } | { metricsAnswer: number; text: string };

/** In the primary process: answers workers with the figures of all of them. */
export function gatherMetrics() {
  const all = new AggregatorRegistry();
  cluster.on('message', async (worker: Worker, message: Message) => {
    if (!('metricsQuestion' in message)) return;
    const text = await all.clusterMetrics().catch(() => '');
    if (worker.isConnected()) worker.send({ metricsAnswer: message.metricsQuestion, text } satisfies Message);
  });
}

/** Answers a function that reads the figures of all processes of this machine, in Prometheus' text format. */
export async function metricsReader(metrics: Metrics): Promise<() => Promise<string>> {
  const registries = await registriesOf(metrics);
  if (!cluster.isWorker) return () => Registry.merge(registries).metrics();

  AggregatorRegistry.setRegistries(registries);
  // Makes this process answer the primary's question.
  new AggregatorRegistry();
  let questions = 0;
  const waiting = new Map<number, (text: string) => void>();
  process.on('message', (message: Message) => {
    if ('metricsAnswer' in message) waiting.get(message.metricsAnswer)?.(message.text);
  });
  return async () => {
    const question = ++questions;
    const answer = new Promise<string>((resolve) => waiting.set(question, resolve));
    process.send?.({ metricsQuestion: question } satisfies Message);
    return answer.finally(() => waiting.delete(question));
  };
}
