import { z } from 'zod';
import { listWords } from '../text.ts';
import { AdminPage } from './desk.ts';

export const AuditQuery = AdminPage.extend({
  q: listWords.describe('Words of the action, the subject, the reason or the administrator'),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

export const AuditEntry = z
  .object({
    id: z.number().int(),
    action: z.string(),
    subjectType: z.enum(['listing', 'account', 'message', 'report', 'conversation']),
    subjectId: z.string().describe('The subject may have been deleted since'),
    actorId: z.uuid().nullable().describe('Null once the name is erased'),
    actor: z.string().describe('The name of the administrator'),
    description: z.string().describe('What was done, in words'),
    reason: z.string().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({
    id: 'AuditEntry',
    description: 'One action of an administrator.',
    examples: [
      {
        id: 77,
        action: 'reject',
        subjectType: 'listing',
        subjectId: '4217',
        actorId: '0b9f2c1e-7a53-4d0c-9a57-2f6f0d6f3a11',
        actor: 'Ada Harbour',
        description: 'Rejected Contessa 32',
        reason: 'Please add a photograph of the boat.',
        createdAt: '2026-05-06T07:45:00.000Z',
      },
    ],
  });
export type AuditEntry = z.infer<typeof AuditEntry>;
