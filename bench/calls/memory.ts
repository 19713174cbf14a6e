/**
 * The memory of an idle server and its time to ready, at the first start with demo boats and at the second: with the
 * embedded database, or a Postgres server with `--database=postgres://…`. Needs `npm run build`. `npm run bench -- memory`
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { logProgress, recordResults, table } from '../report.ts';
import { residentBytes } from '../resident.ts';

const SETTLED_MS = 30_000;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

async function untilReady(server: ChildProcess, port: number): Promise<void> {
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error(`The server ended with code ${server.exitCode}`);
    await wait(50);
  }
}

async function start(dataDir: string, database: string | undefined) {
  const port = await freePort();
  const began = performance.now();
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      DEMO_DATA: 'on',
      ...(database && { DATABASE_URL: database }),
    },
    stdio: 'ignore',
  });
  try {
    await untilReady(server, port);
    const readyMs = performance.now() - began;
    await wait(SETTLED_MS);
    return { readyMs, idleBytes: await residentBytes(server.pid ?? 0) };
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
}

export async function benchMemory(database?: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'slipway-memory-'));
  try {
    const results = [];
    for (const name of ['first start', 'second start']) {
      logProgress(`  ${name}`);
      results.push({ name, ...(await start(dataDir, database)) });
    }
    console.log(
      `\nA server on ${database ? 'Postgres' : 'its embedded database'}, half a minute after it was ready\n${table(
        ['', 'ready after s', 'idle MB'],
        results.map(({ name, readyMs, idleBytes }) => [
          name,
          (readyMs / 1_000).toFixed(1),
          (idleBytes / 1_000_000).toFixed(0),
        ]),
      )}`,
    );
    recordResults('memory', results);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
