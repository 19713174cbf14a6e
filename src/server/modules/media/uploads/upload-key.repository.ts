import { randomBytes } from 'node:crypto';
import type { Executor } from '#server/db/executor.ts';
import { uploadKey } from '../media.table.ts';

/** The signing secret, created by the first process that needs it. */
export async function readUploadKey(executor: Executor): Promise<Buffer> {
  const [existing] = await executor.select().from(uploadKey);
  if (existing) return existing.secret;
  await executor
    .insert(uploadKey)
    .values({ secret: randomBytes(32) })
    .onConflictDoNothing();
  const [created] = await executor.select().from(uploadKey);
  if (!created) throw new Error('The upload key was not stored');
  return created.secret;
}
