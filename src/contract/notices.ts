import { z } from 'zod';
import { NOTICE_KIND_NAMES, NOTICE_KINDS, type NoticeKind } from '#domain/notices/notice-kinds.ts';

const ofEachKind = <S extends z.ZodType>(schema: (kind: NoticeKind) => S) =>
  Object.fromEntries(NOTICE_KIND_NAMES.map((kind) => [kind, schema(kind)])) as Record<NoticeKind, S>;

const ALL_ON = Object.fromEntries(NOTICE_KIND_NAMES.map((kind) => [kind, true]));

export const NoticeChoices = z
  .object(ofEachKind((kind) => z.boolean().describe(NOTICE_KINDS[kind].says)))
  .meta({ id: 'NoticeChoices', description: 'Which emails you get without asking.', examples: [ALL_ON] });
export type NoticeChoices = z.infer<typeof NoticeChoices>;

export const NoticeChoicesRequest = z.object(ofEachKind(() => z.boolean('Say yes or no').optional())).meta({
  id: 'NoticeChoicesRequest',
  description: 'The mails to switch on or off; the others stay as they are.',
  examples: [{ sold: false }],
});

/** What the page behind "Stop these emails" shows. */
export const NoticeLink = z.object({ kind: z.enum(NOTICE_KIND_NAMES), wanted: z.boolean() }).meta({
  id: 'NoticeLink',
  description: 'The kind of mail that a link stops, and whether it is still sent.',
  examples: [{ kind: 'sold', wanted: true }],
});
export type NoticeLink = z.infer<typeof NoticeLink>;
