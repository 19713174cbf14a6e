import type { Executor } from '../../src/server/db/executor.ts';
import { countAnswers } from '../../src/server/modules/conversations/answers/answer-records.ts';
import {
  conversations,
  messages,
  participants,
} from '../../src/server/modules/conversations/conversations.table.ts';
import type { DemoConversation } from '../conversations.ts';
import { insertAll } from './insert-all.ts';

interface Ids {
  accountIds: ReadonlyMap<string, string | undefined>;
  numberByKey: ReadonlyMap<string, number | undefined>;
}

export async function insertConversations(
  tx: Executor,
  all: readonly DemoConversation[],
  { accountIds, numberByKey }: Ids,
  now: Date,
) {
  for (const { listing, title, messages: said, ...people } of all.toReversed()) {
    const [first, last] = [said[0]?.at ?? now, said.at(-1)?.at ?? now];
    const firstReplyAt = said.find(({ side }) => side === 'seller')?.at;
    const [row] = await tx
      .insert(conversations)
      .values({
        listingId: numberByKey.get(listing) ?? 0,
        title,
        createdAt: first,
        lastAt: last,
        firstReplyAt,
      })
      .returning({ id: conversations.id });
    if (!row) throw new Error('The conversation was not inserted');
    const conversationId = row.id;
    await insertAll(tx, participants, [
      {
        conversationId,
        side: 'seller',
        accountId: accountIds.get(people.sellerEmail),
        unread: people.unread.seller,
        lastAt: last,
      },
      {
        conversationId,
        side: 'buyer',
        name: people.buyerName,
        email: people.buyerEmail,
        emailKey: people.buyerEmail,
        unread: people.unread.buyer,
        lastAt: last,
      },
    ]);
    await insertAll(
      tx,
      messages,
      said.map(({ side, text, at }) => ({ conversationId, side, text, createdAt: at })),
    );
  }
  await countAnswers(tx, now);
}
