import { randomBytes, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '#domain/durations.ts';
import { RETENTION, type RetentionId } from '#domain/retention.ts';
import { saveKnownMarks } from '#server/modules/accounts/allowances/known-callers.repository.ts';
import { recordAudit } from '#server/modules/accounts/audit/audit.repository.ts';
import { analyticsEvents, visitSalts, visits } from '#server/modules/analytics/analytics.table.ts';
import { londonDay } from '#server/modules/analytics/figures/london-day.ts';
import { countUnanswered } from '#server/modules/analytics/searches/unanswered-searches.repository.ts';
import { countUnmet } from '#server/modules/analytics/searches/unmet-searches.repository.ts';
import { blocks } from '#server/modules/conversations/blocks.table.ts';
import { enquiries } from '#server/modules/enquiries/enquiries.table.ts';
import { upsertDraft } from '#server/modules/listings/drafts/drafts.repository.ts';
import { contentOf } from '#server/modules/listings/listings.table.ts';
import { proposeRevision, rejectRevision } from '#server/modules/listings/revisions/revisions.repository.ts';
import { claimSubmission } from '#server/modules/listings/submissions/submissions.repository.ts';
import { masterKey } from '#server/modules/media/photos/renditions.ts';
import { sentNotices } from '#server/modules/notices/sent-notices.table.ts';
import { recordOpenedLink } from '#server/modules/notifications/notifications.repository.ts';
import { notify } from '#server/modules/notifications/notify.ts';
import { reports, supportMessages } from '#server/modules/support/support.table.ts';
import { outboxFolder } from '#server/open-deps.ts';
import { call, newEmail, post, registerAccount, verificationCodeFor } from '#tests/support/accounts.ts';
import { startConversation } from '#tests/support/conversations.ts';
import { draftContent } from '#tests/support/drafts.ts';
import { insertListing, insertListingMedia, insertSeller } from '#tests/support/listings.ts';
import { uploadFile } from '#tests/support/media.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { allJobs } from './all-jobs.ts';
import { NO_COUNTS } from './modules/imports/imports.repository.ts';
import { importCorrections, importLayouts, imports } from './modules/imports/imports.table.ts';
import { ENFORCERS, RETENTION_JOB } from './retention.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const now = () => t.deps.clock.now();
const query = async (text: string) => (await t.deps.database.pool.query(text)).rows;
const countRows = async (...froms: string[]) => {
  let total = 0;
  for (const from of froms) total += (await query(`select count(*)::int as rows from ${from}`))[0].rows;
  return total;
};

async function runRetention() {
  const jobs = Object.values(ENFORCERS).flatMap((enforcer) => ('jobs' in enforcer ? enforcer.jobs : []));
  for (const name of new Set([RETENTION_JOB.name, ...jobs])) await t.deps.jobs.enqueue(t.db, { name }, {});
  await t.deps.jobs.drain();
}

async function insertMessages(createdAt: Date) {
  const person = { firstName: 'Bob', lastName: 'Fisher', email: newEmail('bob'), createdAt };
  await t.db.insert(supportMessages).values({ ...person, subject: 'A question', message: 'How do I sell?' });
}

async function insertReport(createdAt: Date) {
  const { id: listingId } = await insertListing(t.db);
  const report = { listingId, reason: 'Something else', details: 'My own words', createdAt };
  await t.db.insert(reports).values(report);
}

async function insertConversationWithPicture() {
  const seller = await registerAccount(t);
  const buyer = await registerAccount(t);
  const { id: boatId } = await insertListing(t.db, { ownerId: seller.user.id, showEmail: true });
  await startConversation(t, { boatId, buyer });
  const [thread] = (await call(t, { method: 'GET', url: '/api/threads', headers: buyer.headers })).json();
  const { url } = await uploadFile(t, buyer);
  const { headers } = buyer;
  await post(t, `/api/threads/${thread.id}/messages`, { text: 'My berth', images: [url] }, { headers });
  await post(t, `/api/threads/${thread.id}/report`, { reason: 'Rude' }, { headers });
}

async function insertRejectedChange() {
  const boat = await insertListing(t.db);
  const at = now();
  const { version, id } = await proposeRevision(t.db, { listingId: boat.id, content: contentOf(boat), at });
  const reviewedBy = await insertSeller(t.db);
  await rejectRevision(t.db, { listingId: boat.id, version, reviewedBy, at, reason: 'Blurred' });
  return { listingId: boat.id, revisionId: id };
}

function durationOf(keep: (typeof RETENTION)[RetentionId]['keep'], from: Date): number {
  if ('hours' in keep) return keep.hours * HOUR;
  if ('days' in keep) return keep.days * DAY;
  if ('months' in keep) return new Date(from).setUTCMonth(from.getUTCMonth() + keep.months) - from.getTime();
  return new Date(from).setUTCFullYear(from.getUTCFullYear() + keep.years) - from.getTime();
}

interface RetainedData {
  store: () => Promise<unknown>;
  countLeft: () => Promise<number>;
  /** Deleted by then at the latest; all other data must stay until then. */
  atMost?: true;
}

const RETAINED: Record<Exclude<RetentionId, 'account'>, RetainedData> = {
  deletedListings: {
    store: () => insertListing(t.db, { deletedAt: now() }),
    countLeft: () => countRows('listings where deleted_at is not null'),
  },
  deletedSearches: {
    store: async () => {
      const { headers } = await registerAccount(t);
      const { id } = (
        await post(t, '/api/saved-searches', { address: '/category/motor' }, { headers })
      ).json();
      await call(t, { method: 'DELETE', url: `/api/saved-searches/${id}`, headers });
    },
    countLeft: () => countRows('saved_searches'),
  },
  changes: {
    store: insertRejectedChange,
    countLeft: () => countRows("listing_revisions where status <> 'pending'"),
  },
  drafts: {
    store: async () => {
      const draft = { id: randomUUID(), ownerId: await insertSeller(t.db), title: 'Contessa 32', step: 1 };
      await upsertDraft(t.db, { ...draft, content: draftContent({ title: 'Contessa 32' }), at: now() });
    },
    countLeft: () => countRows('drafts'),
  },
  imports: {
    store: async () => {
      const times = { createdAt: now(), updatedAt: now() };
      const ownerId = await insertSeller(t.db);
      await t.db.insert(imports).values({ ownerId, format: 'csv', bytes: 1, counts: NO_COUNTS, ...times });
    },
    countLeft: () => countRows('imports'),
  },
  importChoices: {
    store: async () => {
      const ownerId = await insertSeller(t.db);
      const usedAt = now();
      await t.db.insert(importLayouts).values({ ownerId, key: 'k', choices: { columns: [] }, usedAt });
      const correction = { reference: 'A', field: 'price', was: 'POA', value: '9000' };
      await t.db.insert(importCorrections).values({ ownerId, ...correction, usedAt });
    },
    countLeft: async () => (await countRows('import_layouts')) + (await countRows('import_corrections')),
  },
  unusedFiles: {
    store: async () => uploadFile(t, await registerAccount(t)),
    countLeft: () => countRows('media'),
  },
  communication: {
    store: () => insertMessages(now()),
    countLeft: () => countRows('support_messages'),
  },
  reports: { store: () => insertReport(now()), countLeft: () => countRows('reports') },
  conversations: {
    store: insertConversationWithPicture,
    countLeft: () =>
      countRows(
        'conversations',
        'conversation_messages',
        'conversation_reports',
        'enquiries',
        'media where in_message',
      ),
  },
  blocks: {
    store: async () => {
      const seller = await registerAccount(t);
      await t.db.insert(blocks).values({
        blockerKey: seller.user.email,
        blockerAccountId: seller.user.id,
        blockedKey: newEmail('guest'),
        createdAt: now(),
      });
    },
    countLeft: () => countRows('blocks'),
  },
  notices: {
    store: async () => {
      const { id: listingId } = await insertListing(t.db);
      await t.db
        .insert(sentNotices)
        .values({ changeId: randomUUID(), recipient: randomBytes(32), listingId, sentAt: now() });
      await notify(t.deps, t.db, {
        to: { accountId: await insertSeller(t.db) },
        kind: 'sold',
        subject: listingId,
        event: randomUUID(),
        at: now(),
      });
    },
    countLeft: () => countRows('sent_notices', 'notifications'),
  },
  openedLinks: {
    store: () => recordOpenedLink(t.db, randomBytes(32), now()),
    countLeft: () => countRows('opened_links'),
  },
  decisions: {
    store: async () =>
      recordAudit(t.db, {
        actorId: await insertSeller(t.db),
        action: 'suspend-account',
        subjectType: 'account',
        subjectId: randomUUID(),
        details: { subject: 'Anna Bell', reason: 'Spam' },
        at: now(),
      }),
    countLeft: () =>
      countRows(
        'audit_log where details <> \'{"subject": "[erased]"}\' or actor_id is not null or subject_id <> \'[erased]\'',
      ),
  },
  signIns: { store: () => registerAccount(t), countLeft: () => countRows('sessions') },
  browserMarks: {
    store: async () =>
      saveKnownMarks(t.db, { accountId: await insertSeller(t.db), marks: [randomBytes(32)], now: now() }),
    countLeft: () => countRows('known_callers'),
  },
  codes: { store: () => verificationCodeFor(t, newEmail()), countLeft: () => countRows('one_time_codes') },
  submissions: {
    store: async () =>
      claimSubmission(t.db, { ownerId: await insertSeller(t.db), key: 'once', createdAt: now() }),
    countLeft: () => countRows('listing_submissions'),
  },
  limits: {
    store: async () => {
      const seller = await registerAccount(t);
      await verificationCodeFor(t, newEmail());
      await uploadFile(t, seller);
    },
    countLeft: () => countRows('allowances', 'uploaded_bytes'),
    atMost: true,
  },
  visits: {
    store: async () => {
      const day = londonDay(now());
      await t.db.insert(visits).values({ day, key: 'a hash' });
      await t.db
        .insert(visitSalts)
        .values({ day, salt: randomBytes(16) })
        .onConflictDoNothing();
    },
    countLeft: () => countRows('visits', 'visit_salts'),
    atMost: true,
  },
  events: {
    store: async () => {
      await t.db.insert(analyticsEvents).values({ eventType: 'page_view', page: '/', createdAt: now() });
      await countUnmet(t.db, { search: 'submarine', at: now() });
      await countUnanswered(t.db, { search: 'submarine', at: now() });
    },
    countLeft: () => countRows('analytics_events', 'unmet_searches', 'unanswered_searches'),
  },
  mail: {
    store: () => verificationCodeFor(t, newEmail()),
    countLeft: async () =>
      (await readdir(outboxFolder(t.deps.config))).filter((name) => name.endsWith('.eml')).length,
  },
};

describe('personal data', () => {
  it.each(Object.entries(RETAINED))(
    '%s: is stored for as long as the privacy policy states, and no longer',
    async (id, { store, countLeft, atMost }) => {
      await runRetention();
      await store();
      const stored = await countLeft();
      expect(stored).toBeGreaterThan(0);
      const { keep } = RETENTION[id as RetentionId];
      t.advance(durationOf(keep, now()) - HOUR);
      await runRetention();
      if (!atMost) expect(await countLeft()).toBe(stored);
      // All other data is deleted in the following night.
      t.advance(HOUR + MINUTE + (atMost ? 0 : DAY));
      await runRetention();
      expect(await countLeft()).toBe(0);
      await runRetention();
      expect(await countLeft()).toBe(0);
    },
  );

  it('is deleted in several batches in one night, and newer rows stay', async () => {
    const { id } = await insertListing(t.db);
    await query(`insert into enquiries (listing_id, buyer_name, buyer_email, message, created_at)
      select ${id}, 'Bob', 'bob@example.org', 'Hello', '2001-01-01' from generate_series(1, 1203)`);
    await insertConversationWithPicture();
    await runRetention();
    expect(await countRows('enquiries')).toBe(1);
  });

  it('is deleted with its listing, whose page still says that the boat is gone', async () => {
    const boat = await insertListing(t.db, { deletedAt: now() });
    const enquiry = { buyerName: 'Bob', buyerEmail: 'bob@example.org', message: 'Hello', createdAt: now() };
    await t.db.insert(enquiries).values({ ...enquiry, listingId: boat.id });
    t.advance(366 * DAY);
    await runRetention();
    expect(await countRows(`listings where id = ${boat.id}`, `enquiries where listing_id = ${boat.id}`)).toBe(
      0,
    );
    const page = await call(t, { url: `/api/boats/${boat.id}` });
    expect([page.statusCode, page.headers['x-boat-gone']]).toEqual([404, 'true']);
  });

  it('is deleted with the photos of a rejected change; a pending change stays, however old', async () => {
    const seller = await registerAccount(t);
    const photo = await uploadFile(t, seller);
    await insertListingMedia(t.db, await insertRejectedChange(), { photos: [photo.id] });
    const boat = await insertListing(t.db);
    await proposeRevision(t.db, { listingId: boat.id, content: contentOf(boat), at: now() });
    t.advance(367 * DAY);
    await runRetention();
    await runRetention();
    expect(await query('select status from listing_revisions')).toEqual([{ status: 'pending' }]);
    expect(await t.deps.storage.exists(masterKey(photo.id))).toBe(false);
    expect((await call(t, { url: photo.url })).statusCode).toBe(404);
  });

  it('is deleted by the other sweeps when one of them fails', async () => {
    await insertMessages(new Date('2001-01-01'));
    await query('alter table drafts rename to drafts_away');
    await t.deps.jobs.enqueue(t.db, RETENTION_JOB, {});
    await expect(t.deps.jobs.drain()).rejects.toThrow('Retention was not carried out in full');
    await query('alter table drafts_away rename to drafts');
    expect(await countRows("support_messages where created_at < '2002-01-01'")).toBe(0);
  });
});

describe('the retention table', () => {
  it('is enforced by scheduled jobs and existing calls', () => {
    const scheduled = allJobs(t.deps, t.app.log).flatMap(({ name, schedule }) => (schedule ? [name] : []));
    expect(scheduled).toContain(RETENTION_JOB.name);
    for (const enforcer of Object.values(ENFORCERS)) {
      if (typeof enforcer === 'function') continue;
      if ('jobs' in enforcer) expect(scheduled).toEqual(expect.arrayContaining([...enforcer.jobs]));
      else expect(t.app.hasRoute({ method: 'POST', url: enforcer.call.replace('POST ', '') })).toBe(true);
    }
  });

  it('also bounds the queue: jobs, with the addresses in them, are dropped within the time for mail', async () => {
    const [longest] = await query(
      "select max(retention_seconds + deletion_seconds)::int as seconds from jobs.queue where name not like '\\_\\_%'",
    );
    expect(longest.seconds).toBeGreaterThan(0);
    expect(longest.seconds * 1_000).toBeLessThanOrEqual(RETENTION.mail.keep.days * DAY);
  });

  /** The retention rows that apply to each table; data that belongs to a listing or an account is deleted with it. */
  const TABLES: Record<string, readonly RetentionId[] | 'not personal'> = {
    account_notes: ['decisions', 'account'],
    account_settings: ['account'],
    accounts: ['account'],
    allowances: ['limits'],
    analytics_events: ['events'],
    answer_records: ['conversations', 'account'],
    api_tokens: ['account'],
    audit_log: ['decisions'],
    blocks: ['blocks', 'account'],
    category_counts: 'not personal',
    change_requests: ['deletedListings', 'account'],
    companies: ['account'],
    company_changes: ['account'],
    conversation_images: ['conversations', 'account'],
    conversation_messages: ['conversations'],
    conversation_participants: ['conversations', 'account'],
    conversation_reports: ['reports', 'conversations', 'account'],
    conversations: ['conversations'],
    dismissed_advice: ['deletedListings', 'account'],
    documents: ['unusedFiles', 'deletedListings', 'account'],
    draft_media: ['drafts', 'account'],
    drafts: ['drafts', 'account'],
    enquiries: ['conversations', 'deletedListings', 'account'],
    enquiry_digests: ['account'],
    featured_periods: ['deletedListings', 'account'],
    gone_boats: 'not personal',
    held_enquiries: ['conversations', 'deletedListings', 'account'],
    import_corrections: ['importChoices', 'account'],
    import_layouts: ['importChoices', 'account'],
    import_mappings: ['account'],
    import_rows: ['imports', 'account'],
    imported_photos: ['unusedFiles', 'account'],
    imports: ['imports', 'account'],
    known_callers: ['browserMarks', 'account'],
    link_key: 'not personal',
    listing_changes: ['deletedListings', 'account'],
    listing_daily_counts: ['deletedListings', 'account'],
    listing_media: ['changes', 'deletedListings', 'account'],
    listing_references: ['deletedListings', 'account'],
    listing_revisions: ['changes', 'deletedListings', 'account'],
    listing_submissions: ['submissions', 'account'],
    listings: ['deletedListings', 'account'],
    media: ['unusedFiles', 'account'],
    notice_choices: ['notices', 'account'],
    notifications: ['notices', 'account'],
    one_time_codes: ['codes', 'account'],
    opened_links: ['openedLinks', 'account'],
    price_guides: 'not personal',
    price_history: ['deletedListings', 'account'],
    push_keys: 'not personal',
    push_subscriptions: ['signIns', 'account'],
    rejected_versions: ['deletedListings', 'account'],
    reports: ['reports', 'deletedListings', 'account'],
    review_presence: ['account'],
    review_samples: ['deletedListings', 'account'],
    saved_replies: ['account'],
    saved_searches: ['deletedSearches', 'account'],
    search_matches: ['deletedSearches', 'account'],
    sent_notices: ['notices', 'deletedListings', 'account'],
    sessions: ['signIns', 'account'],
    site_daily_counts: 'not personal',
    stored_boats: ['deletedListings', 'account'],
    support_answers: ['communication', 'account'],
    support_messages: ['communication', 'account'],
    unanswered_searches: ['events'],
    // Deleted by a job within minutes.
    undoable_decisions: ['deletedListings', 'account'],
    unmet_searches: ['events'],
    upload_key: 'not personal',
    uploaded_bytes: ['limits', 'account'],
    visit_salts: ['visits'],
    visits: ['visits'],
    watchlist_entries: ['account'],
  };

  it('covers every table of the database', async () => {
    const tables = await query(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
    );
    expect(tables.map(({ name }) => name)).toEqual(Object.keys(TABLES));
  });
});
