import { lt } from '#server/db/drizzle.ts';
import type { Deps } from '#server/deps.ts';
import { notifications, openedLinks } from './notifications.table.ts';

/** Forgets who was mailed about what before this time. */
export async function removeOldNotifications({ db }: Pick<Deps, 'db'>, before: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, before));
}

/** Forgets whose links were last opened before this time. */
export async function removeOpenedLinks({ db }: Pick<Deps, 'db'>, before: Date): Promise<void> {
  await db.delete(openedLinks).where(lt(openedLinks.openedAt, before));
}
