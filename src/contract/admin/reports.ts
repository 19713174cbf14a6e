import { z } from 'zod';
import { REASON_MAX_LENGTH } from '#domain/listings/review/rejection-reasons.ts';
import { REPORT_STATES } from '#domain/listings/review/reports.ts';
import { Boat, OwnBoat } from '../boats/boat.ts';
import { textLines } from '../text.ts';
import { REASON_UNSHOWABLE, requiredReason, undoable, undoId } from './decisions.ts';
import { AdminPage } from './desk.ts';

const moment = z.iso.datetime();
const count = z.number().int();

const REPORT_EXAMPLE = {
  id: 12,
  reason: 'I think it is a scam',
  details: 'The same photos are on another site.',
  email: null,
  createdAt: '2026-05-06T07:45:00.000Z',
  state: 'open',
  resolvedAt: null,
  resolvedBy: null,
  note: null,
  boat: {
    id: 4217,
    title: 'Contessa 32',
    price: 24_950,
    currency: 'GBP',
    location: 'Lymington',
    cover: null,
    sold: false,
    status: 'approved',
    sellerName: 'Anna Bell',
    sellerEmail: 'anna.bell@example.org',
    sellerId: '0b9f2c1e-7a53-4d0c-9a57-2f6f0d6f3a11',
    isPublic: true,
    openReports: 1,
  },
};

export const Report = z
  .object({
    id: count,
    reason: z.string(),
    details: z.string().nullable(),
    email: z.string().nullable().describe('The address of the reporter, if given. The outcome is sent to it'),
    createdAt: moment,
    state: z.enum(REPORT_STATES),
    resolvedAt: moment.nullable(),
    resolvedBy: z.string().nullable().describe('The name of the administrator'),
    note: z.string().nullable().describe('Why the report was dismissed, or why the listing was taken down'),
    boat: z.object({
      ...Boat.pick({
        id: true,
        title: true,
        price: true,
        currency: true,
        location: true,
        cover: true,
        sold: true,
      }).shape,
      ...OwnBoat.pick({ status: true, sellerName: true, sellerEmail: true }).shape,
      sellerId: z.uuid(),
      isPublic: z.boolean().describe('Whether the listing is public now'),
      openReports: count.describe('How many reports of this boat are open, including this one'),
    }),
  })
  .meta({
    id: 'Report',
    description: 'A report about a listing, with the listing.',
    examples: [REPORT_EXAMPLE],
  });
export type Report = z.infer<typeof Report>;

export const SettledReport = Report.extend({ undoId }).meta({
  id: 'SettledReport',
  description: 'The settled report.',
  examples: [REPORT_EXAMPLE],
});
export type SettledReport = z.infer<typeof SettledReport>;

/** GET /api/admin/reports: open reports oldest first, closed reports newest first. */
export const ReportsQuery = AdminPage.extend({ state: z.enum(REPORT_STATES).default('open') });
export type ReportsQuery = z.infer<typeof ReportsQuery>;

export const DismissRequest = z
  .object({
    note: textLines(undefined, REASON_UNSHOWABLE)
      .max(REASON_MAX_LENGTH)
      .nullish()
      .describe('Shown in the audit trail only'),
  })
  .meta({
    id: 'DismissRequest',
    description: 'Why the report needs no action. The listing stays as it is.',
    examples: [{ note: 'The seller showed the registration papers.' }],
  })
  .nullish();

export const TakeDownRequest = z.object({ reason: requiredReason, undoable }).meta({
  id: 'TakeDownRequest',
  description: 'Why the listing is taken down. Closes every open report of that listing.',
  examples: [{ reason: 'The photos belong to another listing.' }],
});
