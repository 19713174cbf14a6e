import { HOUR } from '#domain/durations.ts';
import { RETENTION, retainedSince } from '#domain/retention.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { removeOldFiles } from '#server/platform/storage/old-files.ts';
import type { MediaParts } from './media.parts.ts';
import { deleteUnusedPermissions } from './media.repository.ts';
import { hashOldPhotosJob } from './photos/old-hashes.job.ts';
import { makeRenditionsJob } from './photos/renditions.job.ts';
import { deleteDaysBefore } from './uploads/daily-bytes.ts';
import { incomingFolder } from './uploads/uploads.service.ts';

/** Well beyond the 15 minutes that a permission lasts plus the longest upload that starts within them. */
const PERMISSION_AGE_MS = HOUR;
const BATCH = 100;

const DELETE_FILES = { name: 'delete-files' };

/** Enqueued in the transaction that deletes the rows, so that no file permanently outlives its row. */
const deleteFilesJob = ({ storage }: Deps): Job<{ ids: readonly string[] }> => ({
  ...DELETE_FILES,
  async run({ ids }) {
    for (const id of ids) await storage.deleteFolder(id);
  },
});

/** Deletes the files of deleted media rows; only if the transaction commits. */
export async function removeFiles(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Executor,
  ids: readonly string[],
): Promise<void> {
  for (let from = 0; from < ids.length; from += BATCH)
    await jobs.enqueue(tx, DELETE_FILES, { ids: ids.slice(from, from + BATCH) });
}

/** Deletes rows and enqueues the deletion of their files; returns how many. */
const sweep = (deps: Deps, deleteRows: (tx: Executor) => Promise<string[]>): Promise<number> =>
  deps.db.transaction(async (tx) => {
    const ids = await deleteRows(tx);
    await removeFiles(deps, tx, ids);
    return ids.length;
  });

/** Deletes files that no listing uses, unused permissions, and what a killed process left half received. */
const sweepUploadsJob = (deps: Deps & MediaParts): Job<object> => ({
  name: 'sweep-uploads',
  schedule: '17 * * * *',
  async run() {
    const now = deps.clock.now();
    const permissionsSince = new Date(now.getTime() - PERMISSION_AGE_MS);
    await sweep(deps, (tx) => deleteUnusedPermissions(tx, permissionsSince));
    const orphans = { unusedSince: retainedSince(RETENTION.unusedFiles.keep, now), limit: BATCH };
    while ((await sweep(deps, (tx) => deps.deleteUnattached(tx, orphans))) === BATCH);
    await deleteDaysBefore(deps.db, now);
    await removeOldFiles(incomingFolder(deps));
    await deps.storage.tidy();
  },
});

export const mediaJobs = (deps: Deps & MediaParts): readonly Job<never>[] => [
  deleteFilesJob(deps),
  makeRenditionsJob(deps),
  hashOldPhotosJob(deps),
  sweepUploadsJob(deps),
];
