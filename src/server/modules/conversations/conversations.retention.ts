import { and, eq, gt, inArray, lt } from '#server/db/drizzle.ts';
import { inBatches } from '#server/db/queries/in-batches.ts';
import type { Deps } from '#server/deps.ts';
import { removeFiles } from '#server/modules/media/media.jobs.ts';
import { media } from '#server/modules/media/media.table.ts';
import { conversations, messageImages, messages } from './conversations.table.ts';

/** Removes conversations whose last message was written before this time, with their pictures. */
export const removeOldConversations = ({ db, jobs }: Pick<Deps, 'db' | 'jobs'>, before: Date) =>
  inBatches((after, limit) =>
    db.transaction(async (tx) => {
      const over = await tx
        .select({ id: conversations.id })
        .from(conversations)
        .where(and(lt(conversations.lastAt, before), gt(conversations.id, after)))
        .orderBy(conversations.id)
        .limit(limit)
        .for('update', { skipLocked: true });
      const ids = over.map(({ id }) => id);
      if (ids.length === 0) return [];
      const pictures = await tx
        .select({ id: messageImages.mediaId })
        .from(messageImages)
        .innerJoin(messages, eq(messages.id, messageImages.messageId))
        .where(inArray(messages.conversationId, ids));
      await tx.delete(conversations).where(inArray(conversations.id, ids));
      const files = pictures.map(({ id }) => id);
      if (files.length > 0) await tx.delete(media).where(inArray(media.id, files));
      await removeFiles({ jobs }, tx, files);
      return ids;
    }),
  );
