import { z } from 'zod';
import { PERSON_LIST_LIMIT } from '#domain/accounts/person-lists.ts';
import { TOKEN_SCOPE_NAMES } from '#domain/accounts/token-scopes.ts';
import { REPORT_STATES } from '#domain/listings/review/reports.ts';

const moment = z.iso.datetime();
const count = z.number().int();
const boat = z.object({ id: count, title: z.string() });

export const AdminPerson = z
  .object({
    id: z.uuid(),
    listings: z.array(
      boat.extend({
        state: z.enum(['pending', 'approved', 'rejected']),
        isPublic: z.boolean(),
        sold: z.boolean(),
        createdAt: moment,
      }),
    ),
    reports: z
      .array(
        z.object({ id: count, boat, reason: z.string(), state: z.enum(REPORT_STATES), createdAt: moment }),
      )
      .describe('About the listings of the account'),
    heldMessages: z
      .array(z.object({ id: count, boat, text: z.string(), state: z.enum(['held', 'refused']), at: moment }))
      .describe('Messages of the account that wait for an administrator, or that one refused'),
    signIns: z.array(z.object({ device: z.string(), createdAt: moment, lastUsedAt: moment })),
    tokens: z.array(
      z.object({
        name: z.string(),
        scopes: z.array(z.enum(TOKEN_SCOPE_NAMES)),
        createdAt: moment,
        lastUsedAt: moment.nullable(),
      }),
    ),
  })
  .meta({
    id: 'AdminPerson',
    description: `What belongs to an account, ${PERSON_LIST_LIMIT} of each, the newest first. The rest of what is known is in SellerPanel.`,
    examples: [
      {
        id: '0b9f2c1e-7a53-4d0c-9a57-2f6f0d6f3a11',
        listings: [],
        reports: [],
        heldMessages: [],
        signIns: [],
        tokens: [],
      },
    ],
  });
export type AdminPerson = z.infer<typeof AdminPerson>;
