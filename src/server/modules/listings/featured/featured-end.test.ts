import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { DAY, HOUR } from '#domain/durations.ts';
import { call, mailsTo, registerAccount } from '#tests/support/accounts.ts';
import { insertListing } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { endFeaturedJob } from './featured.jobs.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const ask = async (url: string) => (await call(t, { url })).json();
const titles = async (query: string) =>
  z
    .array(z.object({ title: z.string() }))
    .parse(await ask(`/api/boats?${query}`))
    .map(({ title }) => title);

it('a boat whose featured period is over is no longer listed first nor counted as featured, and its seller gets one mail', async () => {
  const now = Date.now();
  const at = (ago: number) => new Date(now - ago);
  const seller = await registerAccount(t);
  await insertListing(t.db, {
    title: 'over',
    ownerId: seller.user.id,
    liveAt: at(8 * DAY),
    featured: true,
    featuredUntil: at(-HOUR),
  });
  await insertListing(t.db, {
    title: 'still featured',
    liveAt: at(9 * DAY),
    featured: true,
    featuredUntil: at(-2 * DAY),
  });
  await insertListing(t.db, { title: 'newest', liveAt: at(DAY) });
  expect(await titles('sort=featured')).toEqual(['over', 'still featured', 'newest']);

  t.advance(2 * HOUR);
  await endFeaturedJob(t.deps).run({});

  expect(await titles('sort=featured')).toEqual(['still featured', 'newest', 'over']);
  expect(await ask('/api/categories/sailing/figures')).toMatchObject({ featured: 1 });
  const mails = await mailsTo(t, seller.user.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['No longer featured: over']);
  await endFeaturedJob(t.deps).run({});
  expect(await mailsTo(t, seller.user.email)).toHaveLength(1);
});
