import { lt } from '#server/db/drizzle.ts';
import type { Deps } from '#server/deps.ts';
import { sentNotices } from './sent-notices.table.ts';

/** Forgets who was sent which notice before this time. */
export async function removeSentNotices({ db }: Pick<Deps, 'db'>, before: Date): Promise<void> {
  await db.delete(sentNotices).where(lt(sentNotices.sentAt, before));
}
