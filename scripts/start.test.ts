import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { lockFolder } from '#server/db/embedded/folder-lock.ts';
import { createRealDatabase } from '#tests/support/both-databases.ts';
import { PATIENCE } from '#tests/support/time-limits.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

let dataDir: string;
let npm: ChildProcess | undefined;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'slipway-start-'));
  // As earlier versions left it.
  await mkdir(join(dataDir, 'outbox'));
  await writeFile(join(dataDir, 'server.log'), 'secret');
  await chmod(dataDir, 0o755);
  await chmod(join(dataDir, 'outbox'), 0o755);
  await chmod(join(dataDir, 'server.log'), 0o644);
});
afterEach(() => {
  // The whole process group, so that nothing outlives the test.
  try {
    if (npm?.pid) process.kill(-npm.pid, 'SIGKILL');
  } catch {
    // Already ended, as expected.
  }
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** `npm start` as the leader of a process group, as a terminal would start it. */
async function start(env: Record<string, string> = {}) {
  const port = await freePort();
  const { PATH, HOME } = process.env;
  const child = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    env: { PATH, HOME, PORT: String(port), DATA_DIR: dataDir, DEMO_DATA: 'off', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  npm = child;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const ended = once(child, 'exit') as Promise<[code: number | null, signal: string | null]>;
  await vi.waitFor(async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (child.exitCode !== null) throw new Error(`npm start ended: ${output}`);
    expect(answer?.status, output).toBe(200);
  }, PATIENCE);
  return { port, pid: child.pid ?? 0, ended, output: () => output };
}

const canLock = async () => (await lockFolder(dataDir))();

const accessModes = async () => {
  const modes = new Map<string, string>();
  for (const name of ['.', ...(await readdir(dataDir, { recursive: true })).toSorted()])
    modes.set(name, ((await stat(join(dataDir, name))).mode & 0o777).toString(8));
  return modes;
};

describe('npm start', () => {
  it('makes its data folder private to its user, including one from an earlier version, and shuts down cleanly with npm on SIGTERM', async () => {
    const { port, pid, ended, output } = await start();
    const modes = await accessModes();
    expect([...modes.keys()]).toEqual(expect.arrayContaining(['.', 'outbox', 'server.log', 'postgres/base']));
    expect([...modes].filter(([, mode]) => !/^[67]00$/.test(mode))).toEqual([]);
    process.kill(pid, 'SIGTERM');
    expect(await ended, output()).toEqual([0, null]);
    expect(await accepts(port)).toBe(false);
    await canLock();
  });

  it.each([
    ['SIGINT to npm', (pid: number) => pid],
    // From the terminal, it reaches the server directly and from npm.
    ['Ctrl-C', (pid: number) => -pid],
  ])('stops once on %s', async (_way, target) => {
    const { port, pid, ended, output } = await start();
    process.kill(target(pid), 'SIGINT');
    expect(await ended, output()).toEqual([0, null]);
    expect(await accepts(port)).toBe(false);
    await canLock();
  });

  it.each(['SIGHUP', 'SIGKILL'] as const)('stops the server when npm ends by %s', async (signal) => {
    const { port, pid, ended } = await start();
    process.kill(pid, signal);
    expect(await ended).toEqual([null, signal]);
    await vi.waitFor(async () => expect(await accepts(port)).toBe(false), PATIENCE);
    await vi.waitFor(canLock, PATIENCE);
  });

  describe('with several processes', () => {
    let database: Awaited<ReturnType<typeof createRealDatabase>>;
    beforeAll(async () => {
      database = await createRealDatabase();
    });
    afterAll(() => database?.drop());

    it.each(['SIGTERM to npm', 'Ctrl-C'] as const)('stops all of them on %s', async (way) => {
      const { port, pid, ended, output } = await start({
        DATABASE_URL: database.url,
        WEB_CONCURRENCY: '2',
      });
      process.kill(way === 'Ctrl-C' ? -pid : pid, way === 'Ctrl-C' ? 'SIGINT' : 'SIGTERM');
      expect(await ended, output()).toEqual([0, null]);
      expect(await accepts(port)).toBe(false);
      const client = new pg.Client(database.url);
      await client.connect();
      const { rows } = await client.query(
        `select 1 from pg_stat_activity
         where application_name like 'slipway%' and datname = current_database()`,
      );
      await client.end();
      expect(rows).toEqual([]);
    });
  });
});
