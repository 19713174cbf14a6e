import { randomUUID } from 'node:crypto';
import { constants, copyFile, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { removeOldFiles } from './old-files.ts';
import { assertKey, type Storage, type StoredBody } from './storage.ts';

/** Holds objects that are still being written. Starts with a dot, which no key does. */
const UNFINISHED = '.unfinished';

const isMissing = (error: unknown) =>
  ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Flushes a file's bytes, or a folder's entries, to the disk. */
async function flush(path: string) {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } catch (error) {
    // Windows cannot flush a folder and does not need to.
    if (process.platform !== 'win32') throw error;
  } finally {
    await handle.close();
  }
}

const writeBody = (path: string, body: StoredBody) =>
  Buffer.isBuffer(body) ? writeFile(path, body) : copyFile(body.file, path, constants.COPYFILE_FICLONE);

/** Stores files below one folder. Each is written aside, flushed and renamed, so a kill never leaves half a file. */
export function diskStorage({ folder }: { folder: string }): Storage {
  const pathOf = (key: string) => {
    assertKey(key);
    return join(folder, ...key.split('/'));
  };

  return {
    async put(key, body) {
      const path = pathOf(key);
      const draft = join(folder, UNFINISHED, randomUUID());
      await mkdir(dirname(draft), { recursive: true });
      try {
        await writeBody(draft, body);
        await flush(draft);
        const made = await mkdir(dirname(path), { recursive: true });
        await rename(draft, path);
        await flush(dirname(path));
        if (made) await flush(dirname(made));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async get(key, range) {
      const handle = await open(pathOf(key), 'r').catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      });
      if (!handle) return undefined;
      const { size } = await handle.stat();
      return { size, stream: handle.createReadStream(range) };
    },
    async copyTo(key, file) {
      try {
        await copyFile(pathOf(key), file, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    async exists(key) {
      const found = await stat(pathOf(key)).catch(() => undefined);
      return found?.isFile() ?? false;
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    deleteFolder: (key) => rm(pathOf(key), { force: true, recursive: true }),
    tidy: () => removeOldFiles(join(folder, UNFINISHED)),
    close: () => undefined,
  };
}
