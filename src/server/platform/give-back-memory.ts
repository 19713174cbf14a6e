import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const LOOKS_EVERY_MS = 5_000;
/** Busy for less of that time, a server has a moment to spare. */
const QUIET = 0.1;
const WORTH_IT_BYTES = 64 * 1024 * 1024;

type Collect = (how: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/** The engine's own collection that also gives back the room it has emptied. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: Collect = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return () => collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/**
 * Collects what starting, or a busy time, has left behind once it is quiet: up to a hundred megabytes that the engine
 * would keep until it is busy again. It takes a moment, so nothing is done for less, nor twice for the same.
 */
export function createGiveBack({ resident, collect }: { resident: () => number; collect: () => void }) {
  let settled = 0;
  return (utilization: number) => {
    if (utilization > QUIET || resident() < settled + WORTH_IT_BYTES) return;
    collect();
    settled = resident();
  };
}

export function giveBackMemoryWhenQuiet() {
  const giveBack = createGiveBack({ resident: process.memoryUsage.rss, collect: collector() });
  let before = performance.eventLoopUtilization();
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    giveBack(performance.eventLoopUtilization(now, before).utilization);
    before = now;
  }, LOOKS_EVERY_MS).unref();
}
