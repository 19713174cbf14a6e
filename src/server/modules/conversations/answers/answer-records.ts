import { ANSWER_PERIOD } from '#domain/conversations/answer-time.ts';
import { DAY } from '#domain/durations.ts';
import { type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { conversations, messages, participants } from '../conversations.table.ts';
import { answerRecords } from './answer-records.table.ts';

/** A query for the record of the account with this id, as JSON; null without one. */
export const answerRecordOf = (ownerId: SQL): SQL => sql`
  select json_build_object('conversations', r.conversations, 'answered', r.answered, 'medianMs', r.median_ms)
  from ${answerRecords} r where r.seller_id = ${ownerId}`;

/**
 * Recounts the conversations of the last 90 days. Those that are unanswered and younger than seven days do not count
 * yet, and those whose first message was never delivered never do.
 */
export async function countAnswers(db: Executor, now: Date): Promise<void> {
  const at = now.toISOString();
  const since = new Date(now.getTime() - ANSWER_PERIOD.days * DAY).toISOString();
  const within = `${ANSWER_PERIOD.answerWithinDays} days`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into ${answerRecords} (seller_id, conversations, answered, median_ms, counted_at)
      select p.account_id, count(*),
        count(*) filter (where c.first_reply_at <= c.created_at + ${within}::interval),
        percentile_cont(0.5) within group (order by extract(epoch from c.first_reply_at - c.created_at) * 1000)
          filter (where c.first_reply_at is not null),
        ${at}::timestamptz
      from ${conversations} c join ${participants} p on p.conversation_id = c.id and p.side = 'seller'
      where c.created_at > ${since}::timestamptz and p.account_id is not null and p.last_at is not null
        and (c.first_reply_at is not null or c.created_at <= ${at}::timestamptz - ${within}::interval)
        and exists (select from ${messages} m where m.conversation_id = c.id and m.side = 'buyer' and m.state = 'sent')
      group by p.account_id
      on conflict (seller_id) do update set conversations = excluded.conversations, answered = excluded.answered,
        median_ms = excluded.median_ms, counted_at = excluded.counted_at`);
    await tx.execute(sql`delete from ${answerRecords} where counted_at < ${at}::timestamptz`);
  });
}

export const countAnswersJob = ({ db, clock }: Deps): Job<object> => ({
  name: 'count-answer-times',
  schedule: '40 * * * *',
  run: () => countAnswers(db, clock.now()),
});
