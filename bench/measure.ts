import { performance } from 'node:perf_hooks';

const timeOf = async (work: () => Promise<unknown>) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN;

const WARM_UPS = 5;

/** Median milliseconds of each function, interleaved so that a busy moment of the machine affects all of them equally. */
export async function medians(times: number, ...works: (() => Promise<unknown>)[]): Promise<number[]> {
  for (let n = 0; n < WARM_UPS; n++) for (const work of works) await work();
  const taken: number[][] = works.map(() => []);
  for (let n = 0; n < times; n++)
    for (const [at, work] of works.entries()) taken[at]?.push(await timeOf(work));
  return taken.map(median);
}

/** Completed calls per second at a constant concurrency. */
async function throughput(
  work: () => Promise<unknown>,
  atOnce: number,
  milliseconds: number,
): Promise<number> {
  const end = performance.now() + milliseconds;
  let done = 0;
  const keepOn = async () => {
    while (performance.now() < end) {
      await work();
      done += 1;
    }
  };
  const elapsed = await timeOf(() => Promise.all(Array.from({ length: atOnce }, keepOn)));
  return (done * 1000) / elapsed;
}

const TURNS = 5;
const TURN_MS = 1_000;

/** Median throughput of each function, interleaved. */
export async function throughputs(atOnce: number, ...works: (() => Promise<unknown>)[]): Promise<number[]> {
  const rates: number[][] = works.map(() => []);
  for (let n = 0; n < TURNS; n++)
    for (const [at, work] of works.entries()) rates[at]?.push(await throughput(work, atOnce, TURN_MS));
  return rates.map(median);
}
