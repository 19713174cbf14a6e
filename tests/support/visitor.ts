import { setTimeout as wait } from 'node:timers/promises';

interface Experience {
  visits: number;
  /** Responses other than 200. */
  failed: string[];
  median: number;
  slowest: number;
}

interface Visitor {
  /** How many rounds have been completed so far. */
  rounds(): number;
  leave(): Promise<Experience>;
}

const PAUSE_MS = 25;

const medianOf = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** A visitor who requests the same few addresses repeatedly until stopped. Times are in milliseconds. */
export function createVisitor(origin: string, paths: readonly string[]): Visitor {
  let hasLeft = false;
  let rounds = 0;
  const failed: string[] = [];
  const times: number[] = [];

  async function statusOf(path: string): Promise<unknown> {
    try {
      const answer = await fetch(`${origin}${path}`, { headers: { 'x-forwarded-for': '192.0.2.200' } });
      await answer.arrayBuffer();
      return answer.status;
    } catch (error) {
      return error;
    }
  }
  async function visit(path: string) {
    const began = performance.now();
    const answered = await statusOf(path);
    times.push(performance.now() - began);
    if (answered !== 200) failed.push(`${path}: ${answered}`);
  }
  async function visitUntilStopped() {
    while (!hasLeft) {
      for (const path of paths) await visit(path);
      rounds += 1;
      await wait(PAUSE_MS);
    }
  }
  const visiting = visitUntilStopped();
  return {
    rounds: () => rounds,
    async leave() {
      hasLeft = true;
      await visiting;
      return { visits: times.length, failed, median: medianOf(times), slowest: Math.max(0, ...times) };
    },
  };
}
