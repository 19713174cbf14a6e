import { sql } from '#server/db/drizzle.ts';
import { listings } from '../listings.table.ts';

/** The columns of a listing whose owner has just said or shown that it is for sale. */
export const confirmed = (at: Date) => ({ confirmedAt: at, unconfirmed: false, remindedAt: null });

type Row = Pick<typeof listings.$inferSelect, 'confirmedAt' | 'approvedAt'>;

/** Approval is the first confirmation; listings that are older than confirming have no other. */
export const lastConfirmed = ({ confirmedAt, approvedAt }: Row): Date | null => confirmedAt ?? approvedAt;

/** The same in SQL, as the index has it. */
export const LAST_CONFIRMED = sql`coalesce(${listings.confirmedAt}, ${listings.approvedAt})`;
