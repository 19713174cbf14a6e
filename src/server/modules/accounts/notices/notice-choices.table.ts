import { bytea, moment } from '#server/db/columns.ts';
import { boolean, pgTable } from '#server/db/drizzle.ts';

const choice = (name: string) => boolean(name).notNull().default(true);

/**
 * Which notices an email address gets; without a row, all of them. The key is a hash of the address, because people
 * without an account are written to as well.
 */
export const noticeChoices = pgTable('notice_choices', {
  recipient: bytea('recipient').primaryKey(),
  underOffer: choice('under_offer'),
  sold: choice('sold'),
  backOnSale: choice('back_on_sale'),
  priceFall: choice('price_fall'),
  reminders: choice('reminders'),
  changedAt: moment('changed_at').notNull(),
});
