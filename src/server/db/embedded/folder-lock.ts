import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Another process uses the folder. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `Another Slipway is running on the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`,
    );
    this.name = 'FolderInUse';
  }
}

/**
 * A name that only one process at a time can listen on. On Linux (abstract sockets) and Windows (pipes) the system frees
 * it when the process dies, for whatever reason; elsewhere a stale socket file is recognised because it does not respond.
 */
function lockAddress(folder: string): { path: string; isFile: boolean } {
  const name = `slipway-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return { path: `\0${name}`, isFile: false };
  if (process.platform === 'win32') return { path: `\\\\.\\pipe\\${name}`, isFile: false };
  return { path: join(tmpdir(), `${name}.sock`), isFile: true };
}

const listen = (path: string) =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer((socket) => socket.end());
    server.once('error', reject);
    server.listen(path, () => resolve(server.unref()));
  });

const responds = (path: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(path, () => resolve(true)).on('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** Locks the folder for this process, or throws FolderInUse. Returns a function that unlocks it. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true });
  const { path, isFile } = lockAddress(folder);
  const server = await listen(path).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    if (!isFile || (await responds(path))) throw new FolderInUse(folder);
    rmSync(path, { force: true });
    return listen(path);
  });
  return () => new Promise((resolve) => server.close(() => resolve()));
}
