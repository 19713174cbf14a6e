import { randomBytes } from 'node:crypto';
import type { Executor } from '#server/db/executor.ts';
import { uploadKey } from '../media.table.ts';

/** The signing secret, made by whichever process needs it first. */
export async function readUploadKey(executor: Executor): Promise<Buffer> {
  const [known] = await executor.select().from(uploadKey);
  if (known) return known.secret;
  await executor
    .insert(uploadKey)
    .values({ secret: randomBytes(32) })
    .onConflictDoNothing();
  const [made] = await executor.select().from(uploadKey);
  if (!made) throw new Error('The upload key was not kept');
  return made.secret;
}
