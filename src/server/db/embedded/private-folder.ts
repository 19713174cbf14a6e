import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const OWNER_ONLY = { folder: 0o700, file: 0o600 };
const ANYONE_ELSE = 0o077;

function restrict(path: string, mode: number) {
  try {
    if (statSync(path).mode & ANYONE_ELSE) chmodSync(path, mode);
  } catch (error) {
    // A mounted volume may belong to another user; its owner decides then.
    console.warn(`Other users of this machine may be able to read ${path}: ${(error as Error).message}`);
  }
}

/** Takes everything in a folder from other users, at any depth if asked to. */
export function restrictContents(folder: string, { recursive }: { recursive: boolean }): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) restrict(path, OWNER_ONLY.folder);
    else if (entry.isFile()) restrict(path, OWNER_ONLY.file);
  }
}

/**
 * Keeps codes, password hashes and files from other users of the machine: what this process writes from now on, the
 * folder itself, and what older versions left directly in it. Deeper files cannot be reached through these folders.
 */
export function makePrivate(folder: string): void {
  process.umask(ANYONE_ELSE);
  mkdirSync(folder, { recursive: true });
  restrict(folder, OWNER_ONLY.folder);
  restrictContents(folder, { recursive: false });
}
