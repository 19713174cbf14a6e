import { moment } from '#server/db/columns.ts';
import { index, integer, pgTable, text } from '#server/db/drizzle.ts';
import { listings } from '../../listings.table.ts';

/**
 * What the API returns for a public listing, as JSON. A trigger on listings adds a row for each and ends its validity
 * with every change; a job writes it again. The texts are null until then and for listings that are not public.
 */
export const storedBoats = pgTable(
  'stored_boats',
  {
    listingId: integer('listing_id')
      .primaryKey()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** In the past: to be written again. It also ends when something changes by the clock alone. */
    validUntil: moment('valid_until').notNull(),
    /** The `MAPPER_VERSION` that wrote it. */
    mapper: integer('mapper').notNull(),
    /** As a card shows it. */
    card: text('card'),
    /** As a list returns it. */
    boat: text('boat'),
    /** What only its own page has, beyond `boat`. */
    page: text('page'),
  },
  (t) => [index('stored_boats_valid_until').on(t.validUntil), index('stored_boats_mapper').on(t.mapper)],
);
