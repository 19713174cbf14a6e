/**
 * What abuse leaves behind in memory: everything that fills a count, a cache or a line, from more addresses than any of
 * them keeps, as fast as it goes. As much as an hour of it may leave, for what is kept is bounded by number and by an hour
 * at most. `npm run bench -- abuse`
 */
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { startOwnServer } from '#tests/e2e/support/own-server.ts';
import { residentBytes } from './resident.ts';

const MEGABYTE = 1024 * 1024;
const AT_ONCE = 64;
const EACH_MS = 20_000;

interface Attack {
  name: string;
  most: number;
  method?: 'POST';
  path(n: number): string;
  body?(n: number): string | Buffer;
  headers?: Record<string, string>;
  /** Hang up before the answer. */
  leaves?: boolean;
}

const bomb = gzipSync(JSON.stringify(Array(500_000).fill(0)));

const ATTACKS: readonly Attack[] = [
  {
    name: 'unknown calls with a body',
    most: 60_000,
    method: 'POST',
    path: () => '/api/no',
    body: () => '{}',
  },
  {
    name: 'addresses for the limits to count',
    most: 120_000,
    method: 'POST',
    path: () => '/api/contact',
    body: () => '{}',
  },
  {
    name: 'views by made-up visitors',
    most: 60_000,
    method: 'POST',
    path: () => '/api/analytics',
    body: (n) => JSON.stringify({ eventType: 'boat_view', boatId: n }),
  },
  { name: 'searches for made-up words', most: 20_000, path: (n) => `/api/boats?q=word${n}` },
  { name: 'pages that are not kept', most: 3_000, path: (n) => `/search?x=${n}` },
  { name: 'the same, left before the answer', most: 5_000, path: (n) => `/search?y=${n}`, leaves: true },
  {
    name: 'pages with made-up sessions',
    most: 5_000,
    path: (n) => `/boats/${n}`,
    headers: { cookie: 'slipway_session=made-up' },
  },
  {
    name: 'sign-ins of made-up people',
    most: 2_000,
    method: 'POST',
    path: () => '/api/auth/sign-in',
    body: (n) => JSON.stringify({ email: `n${n}@example.org`, password: 'x'.repeat(100) }),
  },
  {
    name: 'codes for made-up people',
    most: 3_000,
    method: 'POST',
    path: () => '/api/auth/forgot-password',
    body: (n) => JSON.stringify({ email: `n${n}@example.org` }),
  },
  {
    name: 'bodies too long',
    most: 3_000,
    method: 'POST',
    path: () => '/api/contact',
    body: () => 'x'.repeat(100_000),
  },
  {
    name: 'bodies of too many values',
    most: 5_000,
    method: 'POST',
    path: () => '/api/contact',
    body: () => `[${'0,'.repeat(30_000)}0]`,
  },
  {
    name: 'bodies that unfold',
    most: 5_000,
    method: 'POST',
    path: () => '/api/contact',
    body: () => bomb,
    headers: { 'content-encoding': 'gzip' },
  },
];

/** Another address for each request, as many as it takes. */
const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

function send(origin: URL, agent: Agent, attack: Attack, n: number): Promise<void> {
  return new Promise((resolve) => {
    const body = attack.body?.(n);
    const asked = request(
      {
        host: origin.hostname,
        port: origin.port,
        agent: attack.leaves ? undefined : agent,
        method: attack.method ?? 'GET',
        path: attack.path(n),
        headers: {
          'x-forwarded-for': addressOf(n),
          ...(body === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': body.length }),
          ...attack.headers,
        },
      },
      (answer) => answer.resume().once('close', resolve),
    );
    asked.once('error', () => resolve());
    asked.once('close', resolve);
    asked.end(body);
    if (attack.leaves) setTimeout(() => asked.destroy(), 20);
  });
}

async function carryOut(origin: URL, attack: Attack): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const until = performance.now() + EACH_MS;
  let sent = 0;
  const keepOn = async () => {
    while (sent < attack.most && performance.now() < until) await send(origin, agent, attack, sent++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepOn));
  agent.destroy();
  return sent;
}

/** Until it no longer falls: the young are collected, the lines are empty. */
async function settled(pid: number): Promise<number> {
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
  const server = await startOwnServer({ DEMO_DATA: 'on', LOG_LEVEL: 'error', TRUST_PROXY: '127.0.0.1,::1' });
  const origin = new URL(server.url);
  try {
    await fetch(`${server.url}/`);
    await wait(15_000);
    const idle = await settled(server.pid);
    let peak = idle;
    console.log(`abuse: ${Math.round(idle / MEGABYTE)} MB idle`);
    for (const attack of ATTACKS) {
      const sent = await carryOut(origin, attack);
      const now = await residentBytes(server.pid);
      peak = Math.max(peak, now);
      console.log(`  ${String(sent).padStart(7)} ${attack.name}: ${Math.round(now / MEGABYTE)} MB`);
    }
    const health = await fetch(`${server.url}/healthz`);
    const after = await settled(server.pid);
    console.log(
      `  ${Math.round(after / MEGABYTE)} MB afterwards, ${(after / idle).toFixed(2)} times idle; at most ${Math.round(peak / MEGABYTE)} MB; /healthz ${health.status}`,
    );
    if (after > 2 * idle || !health.ok) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}
