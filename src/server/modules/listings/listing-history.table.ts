import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#server/db/columns.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { listings } from './listings.table.ts';

/** Changes to a listing that was approved before; the public keeps seeing the old words until these are approved. */
export const listingRevisions = pgTable(
  'listing_revisions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    status: text('status')
      .$type<'pending' | 'approved' | 'rejected' | 'withdrawn'>()
      .notNull()
      .default('pending'),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    rejectionReason: text('rejection_reason'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    reviewedAt: moment('reviewed_at'),
    reviewedBy: uuid('reviewed_by').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('listing_revisions_listing').on(t.listingId, t.createdAt.desc().nullsFirst()),
    index('listing_revisions_queue').on(t.createdAt, t.id).where(sql`${t.status} = 'pending'`),
    check('listing_revisions_status', sql`${t.status} in ('pending', 'approved', 'rejected', 'withdrawn')`),
  ],
);

export const priceHistory = pgTable(
  'price_history',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    price: numeric('price', { precision: 12, scale: 2, mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (t) => [index('price_history_listing').on(t.listingId, t.changedAt.desc().nullsFirst())],
);

export const featuredPeriods = pgTable(
  'featured_periods',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    endedEarlyAt: moment('ended_early_at'),
    grantedBy: uuid('granted_by').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('featured_periods_listing').on(t.listingId),
    check('featured_periods_span', sql`${t.endsAt} > ${t.startsAt}`),
  ],
);
