import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY } from '#domain/durations.ts';
import { enquiries } from '#server/modules/enquiries/enquiries.table.ts';
import { newEmail, registerAccount } from '#tests/support/accounts.ts';
import { insertListing } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { sweepMessages, sweepMessagesJob } from './retention.jobs.ts';
import { reports, supportMessages } from './support.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const KEPT = [enquiries, supportMessages, reports];

async function sweepAndCount() {
  await t.deps.jobs.enqueue(t.db, sweepMessages, {});
  await t.deps.jobs.drain();
  return Promise.all(KEPT.map((table) => t.db.$count(table)));
}

it('LEGAL-17 messages and reports are kept for seven years, and no day longer', async () => {
  const { user } = await registerAccount(t);
  const { id: listingId } = await insertListing(t.db, { ownerId: user.id });
  const createdAt = t.deps.clock.now();
  const person = { firstName: 'Bob', lastName: 'Fisher', email: newEmail('bob'), createdAt };
  await t.db.insert(supportMessages).values({ ...person, subject: 'A question', message: 'How do I sell?' });
  await t.db.insert(reports).values({ listingId, reason: 'Something else', createdAt });
  await t.db.insert(enquiries).values({
    listingId,
    buyerName: 'Anna Bell',
    buyerEmail: newEmail('anna'),
    message: 'Is she still for sale?',
    createdAt,
  });
  t.advance(7 * 365 * DAY);
  expect(await sweepAndCount()).toEqual([1, 1, 1]);
  t.advance(3 * DAY);
  expect(await sweepAndCount()).toEqual([0, 0, 0]);
  expect(sweepMessagesJob(t.deps).schedule).toMatch(/^\d+ \d+ \* \* \*$/);
});
