import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR } from '#domain/durations.ts';

/** Deletes files that a killed process left half written: nothing takes an hour to write. */
export async function removeOldFiles(folder: string, now = Date.now()): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const file = await stat(path).catch(() => undefined);
    if (file && file.mtimeMs < now - HOUR) await rm(path, { force: true });
  }
}
