/** Requests one address after the other on a few connections, and reports the number of responses to its parent. */
import { Agent, get } from 'node:http';
import { performance } from 'node:perf_hooks';
import { CONNECTIONS, type LoadRequest } from './visitor-messages.ts';

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

const ask = (address: string) =>
  new Promise<void>((resolve, reject) => {
    get(address, { agent, headers: { 'user-agent': 'bench' } }, (response) => {
      const { statusCode } = response;
      response.resume();
      response.on('end', () =>
        statusCode === 200 ? resolve() : reject(new Error(`${address} returned ${statusCode}`)),
      );
    }).on('error', reject);
  });

async function visit({ addresses, milliseconds }: LoadRequest) {
  const end = performance.now() + milliseconds;
  const taken: number[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < end) {
        const start = performance.now();
        await ask(addresses[next++ % addresses.length] ?? '');
        taken.push(performance.now() - start);
      }
    }),
  );
  taken.sort((a, b) => a - b);
  const at = (share: number) => taken[Math.floor(taken.length * share)] ?? Number.NaN;
  return {
    count: taken.length,
    rate: (taken.length * 1_000) / milliseconds,
    median: at(0.5),
    slow: at(0.99),
  };
}

process.on('message', async (asked: LoadRequest) => process.send?.(await visit(asked)));
process.on('disconnect', () => agent.destroy());
