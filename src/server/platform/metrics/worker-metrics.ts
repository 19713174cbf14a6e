import cluster, { type Worker } from 'node:cluster';
import { type Family, type Metrics, mergeFamilies } from './metrics.ts';

const WITHIN_MS = 1_000;

/** Between a worker that was asked, the first process, and the other workers. */
type Message =
  | { metrics: 'ask'; question: string }
  | { metrics: 'tell'; question: string }
  | { metrics: 'told'; question: string; families: Family[] }
  | { metrics: 'answer'; question: string; all: { process: string; families: Family[] }[] };

const isMessage = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'metrics' in message;

/** In the first process: whichever worker is asked, all of them answer. One that does not in time is left out. */
export function gatherMetrics() {
  cluster.on('message', (asker: Worker, asked: unknown) => {
    if (!isMessage(asked) || asked.metrics !== 'ask') return;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const all: { process: string; families: Family[] }[] = [];
    const askersQuestion = asked.question;
    const question = `${asker.id} ${askersQuestion}`;

    function hear(worker: Worker, told: unknown) {
      if (!isMessage(told) || told.metrics !== 'told' || told.question !== question) return;
      all.push({ process: String(worker.id), families: told.families });
      if (all.length === workers.length) finish();
    }
    function finish() {
      clearTimeout(late);
      cluster.off('message', hear);
      const answer: Message = { metrics: 'answer', question: askersQuestion, all };
      if (asker.isConnected()) asker.send(answer);
    }
    const late = setTimeout(finish, WITHIN_MS);
    cluster.on('message', hear);
    for (const worker of workers) worker.send({ metrics: 'tell', question } satisfies Message);
  });
}

/** In each process: how to read what all of them have measured. */
export function shareMetrics(metrics: Metrics): () => Promise<Family[]> {
  if (!cluster.isWorker) return () => metrics.collect();
  let questions = 0;
  const waiting = new Map<string, (families: Family[]) => void>();
  process.on('message', async (message) => {
    if (!isMessage(message)) return;
    if (message.metrics === 'tell') {
      const families = await metrics.collect();
      process.send?.({ metrics: 'told', question: message.question, families } satisfies Message);
    }
    if (message.metrics === 'answer') waiting.get(message.question)?.(mergeFamilies(message.all));
  });
  return async () => {
    const question = String(++questions);
    const answered = new Promise<Family[]>((resolve) => waiting.set(question, resolve));
    process.send?.({ metrics: 'ask', question } satisfies Message);
    // The first process answers in time, whoever else does.
    const alone = setTimeout(async () => waiting.get(question)?.(await metrics.collect()), 2 * WITHIN_MS);
    return answered.finally(() => {
      clearTimeout(alone);
      waiting.delete(question);
    });
  };
}
