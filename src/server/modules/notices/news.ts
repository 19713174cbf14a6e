import type { BoatNews } from '#domain/notices/notice-kinds.ts';
import { eq } from '#server/db/drizzle.ts';
import type { Deps } from '#server/deps.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { type BoatRow, findBoat } from '#server/modules/listings/boats/boats.repository.ts';
import { saleStateOfRow } from '#server/modules/listings/listing-state.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import type {
  NotificationKind,
  NotificationKinds,
} from '#server/modules/notifications/notification-kinds.ts';
import { noticeMail, noticeSummary } from './notice-mails.ts';
import { listRecipients } from './recipients.repository.ts';

/** Whether the news still holds: a seller may have taken it back since. */
const STILL_TRUE: Record<BoatNews, (boat: BoatRow, priceBefore: number | undefined) => boolean> = {
  underOffer: (boat) => saleStateOfRow(boat) === 'under-offer',
  sold: (boat) => saleStateOfRow(boat) === 'sold',
  backOnSale: (boat) => saleStateOfRow(boat) === 'for-sale',
  priceFall: (boat, priceBefore) => boat.live && priceBefore !== undefined,
};

const newsOf = (config: Deps['config'], kind: BoatNews): NotificationKind => ({
  audience: (executor, { subject }, page) => listRecipients(executor, Number(subject), page),
  async otherPerson(tx, { subject }) {
    const [seller] = await tx
      .select({ emailKey: accounts.emailKey })
      .from(listings)
      .innerJoin(accounts, eq(accounts.id, listings.ownerId))
      .where(eq(listings.id, Number(subject)));
    return seller?.emailKey;
  },
  async compose(tx, waiting, { stopUrl = '' }) {
    const [{ subject, payload }] = waiting;
    const boat = await findBoat(tx, Number(subject));
    if (!boat?.shown) return undefined;
    // The earliest of several falls: what people know is the price before it.
    const priceBefore = waiting
      .flatMap(({ payload: { before } }) => (typeof before === 'number' ? [before] : []))
      .find((before) => boat.price < before);
    if (!STILL_TRUE[kind](boat, priceBefore)) return undefined;
    const { saved = false } = payload;
    const news = { boat, kind, priceBefore, publicUrl: config.publicUrl };
    return { mail: noticeMail({ ...news, saved, stopUrl }), summary: noticeSummary(news) };
  },
});

/** Has no audience, so that nobody is notified. */
const QUIET: NotificationKind = { compose: async () => undefined };

/** News of a boat, for those who saved it or wrote about it. */
export const newsKinds = ({ config }: Pick<Deps, 'config'>) =>
  ({
    underOffer: newsOf(config, 'underOffer'),
    sold: newsOf(config, 'sold'),
    backOnSale: newsOf(config, 'backOnSale'),
    priceFall: newsOf(config, 'priceFall'),
    quietMove: QUIET,
    quietPrice: QUIET,
  }) satisfies Partial<NotificationKinds>;
