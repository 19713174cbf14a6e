import { z } from 'zod';
import { PUSH_KIND_NAMES, PUSH_KINDS, type PushKind } from '#domain/notices/push-kinds.ts';

const SEEN = 'Others see when you have read their messages, and you see when they have read yours';

const ofEachKind = <S extends z.ZodType>(schema: (says: string) => S) =>
  Object.fromEntries(PUSH_KIND_NAMES.map((kind) => [kind, schema(PUSH_KINDS[kind].says)])) as Record<
    PushKind,
    S
  >;

export const AccountSettings = z
  .object({
    showsSeen: z.boolean().describe(SEEN),
    ...ofEachKind((says) => z.boolean().describe(`Your browsers are notified: ${says}`)),
  })
  .meta({
    id: 'AccountSettings',
    description: 'What you have switched on. Everything is, until you switch it off.',
    examples: [{ showsSeen: true, messages: true, boats: false, searches: true }],
  });
export type AccountSettings = z.infer<typeof AccountSettings>;

const choice = z.boolean('Say yes or no').optional();

export const AccountSettingsRequest = z.object({ showsSeen: choice, ...ofEachKind(() => choice) }).meta({
  id: 'AccountSettingsRequest',
  description: 'What to switch on or off; the rest stays as it is.',
  examples: [{ showsSeen: false }],
});
export type AccountSettingsRequest = z.infer<typeof AccountSettingsRequest>;
