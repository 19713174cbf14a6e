import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '#server/deps.ts';
import { incomingFolder } from '#server/modules/media/uploads/uploads.service.ts';
import { ImportProblem } from '../parsing/import-problem.ts';

/** Where an uploaded file waits, for whichever process checks and imports it. */
export const importFolder = (id: string) => `imports/${id}`;
export const importKey = (id: string) => `${importFolder(id)}/file`;

/** The small picture of a row's first photo. It goes with the file. */
export const previewKey = (id: string, row: number) => `${importFolder(id)}/previews/${row}`;

/** A name for a file that is removed afterwards; the sweep of uploads removes what a killed process left. */
export async function withTemporaryFile<Result>(
  deps: Pick<Deps, 'config'>,
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = incomingFolder(deps);
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  try {
    return await use(path);
  } finally {
    await rm(path, { force: true });
  }
}

/** The uploaded file on this machine: archives are read at random places. */
export const withImportFile = <Result>(
  deps: Pick<Deps, 'config' | 'storage'>,
  id: string,
  use: (path: string) => Promise<Result>,
): Promise<Result> =>
  withTemporaryFile(deps, async (path) => {
    if (!(await deps.storage.copyTo(importKey(id), path)))
      throw new ImportProblem('The file is no longer there. Please upload it again.');
    return use(path);
  });
