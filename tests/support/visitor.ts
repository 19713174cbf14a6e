import { setTimeout as wait } from 'node:timers/promises';

interface Experience {
  visits: number;
  /** Answers that were not 200. */
  failed: number;
  median: number;
  slowest: number;
}

const PAUSE_MS = 25;

/** Somebody who looks at the same few things over and over, until told to leave. Times are in milliseconds. */
export function createVisitor(origin: string, paths: readonly string[]): { leave(): Promise<Experience> } {
  let isHere = true;
  let failed = 0;
  const times: number[] = [];

  async function look(path: string) {
    const began = performance.now();
    const answer = await fetch(`${origin}${path}`, { headers: { 'x-forwarded-for': '192.0.2.200' } });
    await answer.arrayBuffer();
    times.push(performance.now() - began);
    if (answer.status !== 200) failed += 1;
  }
  async function stay() {
    while (isHere) {
      for (const path of paths) await look(path);
      await wait(PAUSE_MS);
    }
  }
  const staying = stay();
  return {
    async leave() {
      isHere = false;
      await staying;
      const sorted = times.toSorted((a, b) => a - b);
      return {
        visits: times.length,
        failed,
        median: sorted[Math.floor(sorted.length / 2)] ?? 0,
        slowest: sorted.at(-1) ?? 0,
      };
    },
  };
}
