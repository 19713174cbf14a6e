import { and, asc, isNotNull, lte } from '#server/db/drizzle.ts';
import type { Deps } from '#server/deps.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { isBlocked } from '../blocks.repository.ts';
import { lockConversation, readParticipants, updateParticipant } from '../conversations.repository.ts';
import { participants, type Side } from '../conversations.table.ts';
import { otherSide } from '../people.ts';
import { readMessages } from './messages.repository.ts';
import { mailMessages } from './notify-recipient.ts';

/** Further ones wait for the next run, a minute later. */
const MAILS_PER_RUN = 500;
/** Mail programs truncate longer mails. */
const MESSAGES_PER_MAIL = 20;

type Mailing = Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>;

/** Mails what came since the last mail. Locked and looked at again, so that running twice mails once. */
async function mailDue(deps: Mailing, { id, side }: { id: number; side: Side }): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const conversation = await lockConversation(tx, id);
    if (!conversation) return;
    const people = await readParticipants(tx, id);
    const [to, from] = [people[side], people[otherSide(side)]];
    if (!to.mailDueAt || to.mailDueAt > now) return;
    const { rows } = await readMessages(tx, id, { reader: side, limit: MESSAGES_PER_MAIL });
    const since = to.mailedAt ?? new Date(0);
    const unmailed = rows.filter((row) => row.side !== side && row.createdAt > since);
    const isWanted = unmailed.length > 0 && !(await isBlocked(tx, { me: to, other: from }));
    if (!isWanted) await updateParticipant(tx, to, { mailDueAt: null });
    else await mailMessages(deps, tx, { conversation, from, to, messages: unmailed });
  });
}

/** Sends the mails that waited because their recipients had been mailed a moment before. */
export const mailDueMessagesJob = (deps: Deps): Job<object> => ({
  name: 'mail-due-messages',
  schedule: '* * * * *',
  retryLimit: 2,
  async run() {
    const due = await deps.db
      .select({ id: participants.conversationId, side: participants.side })
      .from(participants)
      .where(and(isNotNull(participants.mailDueAt), lte(participants.mailDueAt, deps.clock.now())))
      .orderBy(asc(participants.mailDueAt))
      .limit(MAILS_PER_RUN);
    for (const one of due) await mailDue(deps, one);
  },
});
