import { z } from 'zod';
import { REASON_MAX_LENGTH } from '#domain/listings/rejection-reasons.ts';
import { REPORT_STATES } from '#domain/listings/reports.ts';
import { Boat, OwnBoat } from './boat.ts';
import { AdminPage, givenReason } from './moderation.ts';

const moment = z.iso.datetime();
const count = z.number().int();

/** A visitor's doubt about a listing, with the listing. */
export const Report = z.object({
  id: count,
  reason: z.string(),
  details: z.string().nullable(),
  email: z.string().nullable().describe('Of who reported it, if they left it; they are told of the outcome'),
  createdAt: moment,
  state: z.enum(REPORT_STATES),
  resolvedAt: moment.nullable(),
  resolvedBy: z.string().nullable().describe('By name'),
  note: z.string().nullable().describe('Why it was dismissed, or the reason of the taking down'),
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
    isPublic: z.boolean().describe('Whether everyone can see it now'),
    openReports: count.describe('How many reports of this boat wait, this one included'),
  }),
});
export type Report = z.infer<typeof Report>;

/** GET /api/admin/reports: what waits comes oldest first, what is settled newest first. */
export const ReportsQuery = AdminPage.extend({ state: z.enum(REPORT_STATES).default('open') });
export type ReportsQuery = z.infer<typeof ReportsQuery>;

/** POST /api/admin/reports/{id}/dismiss: the listing stays. */
export const DismissRequest = z
  .object({ note: z.string().trim().max(REASON_MAX_LENGTH).nullish().describe('For the audit only') })
  .nullish();

/** POST /api/admin/reports/{id}/take-down: settles every open report of that listing. */
export const TakeDownRequest = z.object({ reason: givenReason });
