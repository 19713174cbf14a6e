import { z } from 'zod';

const count = z.number().int();

/** Administrators' lists are paged, with the total in X-Total-Count. */
export const AdminPage = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(24),
});
export type AdminPage = z.infer<typeof AdminPage>;

export const AdminCounts = z
  .object({
    pending: count,
    samples: count.describe('Imported boats of trusted brokers to spot-check'),
    companyChanges: count.describe('New company names and websites that wait for review'),
    live: count,
    unreadMessages: count,
    openReports: count,
    reportedThreads: count.describe('Open reports of conversations'),
    heldMessages: count,
    users: count,
  })
  .meta({
    id: 'AdminCounts',
    description:
      'How many entries each tab of the administration has: exact up to 10,000, and 10,001 for more.',
    examples: [
      {
        pending: 14,
        samples: 2,
        companyChanges: 1,
        live: 1_204,
        unreadMessages: 3,
        openReports: 1,
        reportedThreads: 0,
        heldMessages: 0,
        users: 890,
      },
    ],
  });
export type AdminCounts = z.infer<typeof AdminCounts>;
