/**
 * How much memory abuse leaves behind, and how it affects a visitor: requests that fill counters, caches and queues, from
 * more client addresses than any of them holds, as fast as possible. The result equals an hour of abuse, because
 * everything retained is bounded in number and to an hour at most. `npm run bench -- abuse`
 */
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { startOwnServer } from '#tests/e2e/support/own-server.ts';
import { ATTACKS, type Attack, send } from '#tests/support/attacks.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { residentBytes } from './resident.ts';

const MEGABYTE = 1024 * 1024;
const AT_ONCE = 64;
const EACH_MS = 20_000;

async function runAttack(origin: URL, attack: Attack): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const until = performance.now() + EACH_MS;
  let sent = 0;
  const sendRepeatedly = async () => {
    while (sent < attack.maxRequests && performance.now() < until) await send(origin, agent, attack, sent++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendRepeatedly));
  agent.destroy();
  return sent;
}

/** Waits until memory no longer falls: garbage is collected and the queues are empty. */
async function waitForStableMemory(pid: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let rounds = 0; rounds < 10; rounds++) {
    await wait(2_000);
    const now = await residentBytes(pid);
    if (now > least - MEGABYTE) return Math.min(least, now);
    least = now;
  }
  return least;
}

export async function benchAbuse() {
  const server = await startOwnServer({
    DEMO_DATA: 'on',
    LOG_LEVEL: 'error',
    TRUST_PROXY: '127.0.0.1,::1',
  });
  const origin = new URL(server.url);
  try {
    await fetch(`${server.url}/`);
    await wait(15_000);
    const idle = await waitForStableMemory(server.pid);
    let peak = idle;
    let disturbed = 0;
    const [boat] = await (await fetch(`${server.url}/api/boats?limit=1`)).json();
    const picture = new URL(boat.images[0], server.url).pathname;
    await fetch(`${server.url}${picture}`);
    console.log(`abuse: ${Math.round(idle / MEGABYTE)} MB idle`);
    for (const attack of ATTACKS) {
      const visitor = createVisitor(server.url, ['/', '/healthz', picture]);
      const sent = await runAttack(origin, attack);
      const { visits, failed, median, slowest } = await visitor.leave();
      const now = await residentBytes(server.pid);
      peak = Math.max(peak, now);
      disturbed += failed.length;
      console.log(
        `  ${String(sent).padStart(7)} ${attack.name}: ${Math.round(now / MEGABYTE)} MB; meanwhile ${visits} visits, ${failed.length} failed, median ${Math.round(median)} ms, slowest ${Math.round(slowest)} ms`,
      );
    }
    const health = await fetch(`${server.url}/healthz`);
    const after = await waitForStableMemory(server.pid);
    console.log(
      `  ${Math.round(after / MEGABYTE)} MB afterwards, ${(after / idle).toFixed(2)} times idle; at most ${Math.round(peak / MEGABYTE)} MB; /healthz ${health.status}`,
    );
    if (after > 2 * idle || !health.ok || disturbed > 0) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}
