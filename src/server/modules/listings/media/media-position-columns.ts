import { MEDIA_LIMITS } from '#domain/media/limits.ts';
import { type AnyColumn, smallint, sql, text, uuid } from '#server/db/drizzle.ts';

/** A file and its position among those of its kind, counted from 1. The first photo is the cover. */
export const mediaPositionColumns = () => ({
  mediaId: uuid('media_id').notNull(),
  kind: text('kind').$type<'photo' | 'video'>().notNull(),
  position: smallint('position').notNull(),
});

/** Together with a unique constraint, limits the number of photos and videos. */
export const isValidPosition = (t: { kind: AnyColumn; position: AnyColumn }) => sql`
  ${t.position} between 1 and case ${t.kind}
    when 'photo' then ${sql.raw(String(MEDIA_LIMITS.photos))}
    when 'video' then ${sql.raw(String(MEDIA_LIMITS.videos))} else 0 end`;
