import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import type { AudienceMember, Notification, NotificationKinds } from './notification-kinds.ts';
import { lockDueNews, settle } from './notifications.repository.ts';
import { notifications } from './notifications.table.ts';
import { columnsOf, rowOf } from './notify.ts';

const PAGE = 500;
/** Further news waits for the next run, a minute later. */
const NEWS_PER_RUN = 1_000;

async function addressTo(tx: Executor, news: Notification, members: readonly AudienceMember[]) {
  const { kind, subject, payload, dedupeKey: event, createdAt: at } = news;
  const rows: (typeof notifications.$inferInsert)[] = [];
  for (const { to, payload: own } of members) {
    const columns = await columnsOf(tx, to);
    if (!columns) continue;
    rows.push(rowOf({ kind, subject, event, payload: { ...payload, ...own }, at }, columns));
  }
  if (rows.length > 0) await tx.insert(notifications).values(rows).onConflictDoNothing();
}

/** Stores one notification for each person interested. False if no news is due. */
async function spreadNext(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  kinds: NotificationKinds,
): Promise<boolean> {
  const at = clock.now();
  return db.transaction(async (tx) => {
    const news = await lockDueNews(tx, at);
    if (!news) return false;
    const { audience } = kinds[news.kind];
    for (let after: string | undefined = audience && ''; after !== undefined && audience; ) {
      const members: AudienceMember[] = await audience(tx, news, { after, limit: PAGE });
      await addressTo(tx, news, members);
      after = members.length < PAGE ? undefined : members.at(-1)?.key;
    }
    await settle(tx, [news.id], { outcome: 'spread', at });
    return true;
  });
}

export async function spreadNews(deps: Pick<Deps, 'db' | 'clock'>, kinds: NotificationKinds): Promise<void> {
  for (let spread = 0; spread < NEWS_PER_RUN && (await spreadNext(deps, kinds)); spread += 1);
}
