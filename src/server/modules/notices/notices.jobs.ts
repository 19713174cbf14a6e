import { DAY } from '#domain/durations.ts';
import type { BoatNews } from '#domain/notices/notice-kinds.ts';
import type { Deps } from '#server/deps.ts';
import { readLinkKey } from '#server/modules/accounts/links/mail-links.ts';
import { refusingRecipients } from '#server/modules/accounts/notices/notice-choices.repository.ts';
import { stopPath } from '#server/modules/accounts/notices/stop-links.ts';
import { type BoatRow, findBoat } from '#server/modules/listings/boats/boats.repository.ts';
import { saleStateOfRow } from '#server/modules/listings/listing-state.ts';
import { type QueuedNotice, SEND_NOTICES } from '#server/modules/listings/notices/queue-notice.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { noticeMail } from './notice-mails.ts';
import { claimRecipients, listRecipients } from './recipients.repository.ts';

const BATCH = 200;

/** Whether the news still holds: a seller may have taken it back before the job ran. */
const STILL_TRUE: Record<BoatNews, (boat: BoatRow, notice: QueuedNotice) => boolean> = {
  underOffer: (boat) => saleStateOfRow(boat) === 'under-offer',
  sold: (boat) => saleStateOfRow(boat) === 'sold',
  backOnSale: (boat) => boat.live,
  priceFall: (boat, { priceBefore }) => boat.live && (priceBefore === undefined || boat.price < priceBefore),
};

type Sending = Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>;

/** Claims and mails of a batch are one transaction: a run that dies or is repeated notifies nobody twice. */
async function sendNotices({ db, clock, mailer, config }: Sending, notice: QueuedNotice): Promise<void> {
  const { listingId, kind, changeId, priceBefore } = notice;
  const at = clock.now();
  const secret = await readLinkKey(db);
  for (let after = ''; ; ) {
    const people = await listRecipients(db, listingId, { after, limit: BATCH });
    await db.transaction(async (tx) => {
      const boat = await findBoat(tx, listingId);
      if (!boat?.shown || !STILL_TRUE[kind](boat, notice)) return;
      const refusing = await refusingRecipients(
        tx,
        kind,
        people.map(({ recipient }) => recipient),
      );
      const wanting = people.filter(({ recipient }) => !refusing.has(recipient.toString('hex')));
      const since = new Date(at.getTime() - DAY);
      for (const { email, saved, recipient } of await claimRecipients(tx, wanting, {
        changeId,
        listingId,
        at,
        since,
      })) {
        const stopUrl = `${config.publicUrl}${stopPath(secret, { kind, recipient }, at)}`;
        const mail = { to: email, saved, boat, kind, priceBefore, publicUrl: config.publicUrl, stopUrl };
        await mailer.queue(tx, noticeMail(mail));
      }
    });
    const last = people.at(-1);
    if (!last || people.length < BATCH) return;
    after = last.key;
  }
}

export const sendNoticesJob = (deps: Deps): Job<QueuedNotice> => ({
  ...SEND_NOTICES,
  run: (notice) => sendNotices(deps, notice),
});
