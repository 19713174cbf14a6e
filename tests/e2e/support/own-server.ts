import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { WAIT_LIMIT_MS } from '#tests/support/time-limits.ts';

interface OwnServer {
  url: string;
  pid: number;
  /** Its output so far. */
  log(): string;
  stop(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** The built server, started like `npm start` with its own process and data folder, for tests that need other settings. */
export async function startOwnServer(environment: Record<string, string>): Promise<OwnServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'slipway-own-'));
  const { PATH } = process.env;
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { PATH, PORT: String(port), DATA_DIR: dataDir, DEMO_DATA: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (log += text));

  async function stop() {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await rm(dataDir, { recursive: true, force: true });
  }

  const deadline = Date.now() + WAIT_LIMIT_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`The server did not start:\n${log}`);
    }
    await setTimeout(200);
  }
  return { url, pid: child.pid ?? 0, log: () => log, stop };
}
