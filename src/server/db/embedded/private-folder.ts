import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const OWNER_ONLY = { folder: 0o700, file: 0o600 };
const OTHER_USERS = 0o077;

function restrict(path: string, mode: number) {
  try {
    if (statSync(path).mode & OTHER_USERS) chmodSync(path, mode);
  } catch (error) {
    // A mounted volume may belong to another user, who decides about its permissions.
    console.warn(`Other users of this machine may be able to read ${path}: ${(error as Error).message}`);
  }
}

/** Makes the entries of a folder unreadable for other users. */
export function restrictContents(folder: string, { recursive }: { recursive: boolean }): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) restrict(path, OWNER_ONLY.folder);
    else if (entry.isFile()) restrict(path, OWNER_ONLY.file);
  }
}

/**
 * Hides codes, password hashes and files from other users of the machine: everything this process writes from now on, the
 * folder itself, and what older versions left directly in it. Deeper files cannot be reached through these folders.
 */
export function makePrivate(folder: string): void {
  process.umask(OTHER_USERS);
  mkdirSync(folder, { recursive: true });
  restrict(folder, OWNER_ONLY.folder);
  restrictContents(folder, { recursive: false });
}
