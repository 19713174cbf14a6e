import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import type { Database } from '#server/db/database.ts';
import { eq } from '#server/db/drizzle.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { auditLog } from '#server/modules/accounts/audit/audit.table.ts';
import { contentOf, listings } from '#server/modules/listings/listings.table.ts';
import { removeListing } from '#server/modules/listings/review/public-listings.service.ts';
import { approveListing, rejectListing } from '#server/modules/listings/review/review.service.ts';
import { proposeRevision } from '#server/modules/listings/revisions/revisions.repository.ts';
import { dismissReport, takeDownReported } from '#server/modules/support/reports/reports.service.ts';
import { reports } from '#server/modules/support/support.table.ts';
import { openDeps } from '#server/open-deps.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { insertListing, insertSeller } from '#tests/support/listings.ts';
import { race } from '#tests/support/race.ts';

describe('two administrators at once', () => {
  let dataDir: string;
  let database: Database;
  let deps: Deps;
  let admins: [Principal, Principal];
  const queued = vi.fn(async () => undefined);
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'slipway-decisions-'));
    database = await openRealDatabase();
    const config = readConfig({ DATA_DIR: dataDir, DEMO_DATA: 'off' });
    const log = pino({ level: 'silent' });
    deps = { ...openDeps({ config, database, log, work: false }), mailer: { queue: queued } };
    const admin = async () =>
      ({
        accountId: await insertSeller(deps.db, { role: 'admin' }),
        email: 'admin@example.org',
      }) as Principal;
    admins = [await admin(), await admin()];
  });
  afterAll(async () => {
    await database?.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const [one, other] = [0, 1].map((at) => () => admins[at as 0 | 1]) as [() => Principal, () => Principal];

  /** Runs all at the same time. Returns how many succeeded; the others must be refused with 404 or 409. */
  async function winnersOf(decisions: (() => Promise<unknown>)[]): Promise<number> {
    const refusals = await race(
      deps,
      decisions.map(
        (decide) => () =>
          decide().then(
            () => undefined,
            ({ status }: { status: number }) => status,
          ),
      ),
    );
    const refused = refusals.filter((status) => status !== undefined);
    for (const status of refused) expect([404, 409]).toContain(status);
    return decisions.length - refused.length;
  }
  const deedsAbout = (id: number) => deps.db.$count(auditLog, eq(auditLog.subjectId, String(id)));

  it('decide about a new listing once, with one mail and one audit entry', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await insertListing(deps.db, { status: 'pending', approvedAt: null, liveAt: null });
      queued.mockClear();
      const winners = await winnersOf([
        () => approveListing(deps, one(), id),
        () => rejectListing(deps, other(), id, { reason: 'Blurred', emailSeller: true }),
        () => approveListing(deps, other(), id),
        () => rejectListing(deps, one(), id, { reason: 'Doubtful', emailSeller: true }),
      ]);
      expect([winners, queued.mock.calls.length, await deedsAbout(id)]).toEqual([1, 1, 1]);
    }
  });

  it('decide about a change once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const boat = await insertListing(deps.db, { title: 'Before' });
      const content = { ...contentOf(boat), title: 'After' };
      await proposeRevision(deps.db, { listingId: boat.id, content, at: new Date() });
      const winners = await winnersOf([
        () => approveListing(deps, one(), boat.id),
        () => rejectListing(deps, other(), boat.id, { reason: 'No', emailSeller: false }),
        () => approveListing(deps, other(), boat.id),
      ]);
      expect([winners, await deedsAbout(boat.id)]).toEqual([1, 1]);
    }
  });

  it('settle a report once; a boat is taken down or deleted, not both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id: listingId } = await insertListing(deps.db);
      const [report] = await deps.db.insert(reports).values({ listingId, reason: 'Scam' }).returning();
      const id = report?.id ?? 0;
      const winners = await winnersOf([
        () => dismissReport(deps, one(), id, null),
        () => takeDownReported(deps, other(), id, { reason: 'A scam' }),
        () => takeDownReported(deps, one(), id, { reason: 'A scam too' }),
        () => dismissReport(deps, other(), id, null),
      ]);
      expect(winners).toBe(1);
      const [settled] = await deps.db.select().from(reports).where(eq(reports.id, id));
      const [boat] = await deps.db.select().from(listings).where(eq(listings.id, listingId));
      expect(boat?.status).toBe(settled?.outcome === 'taken-down' ? 'rejected' : 'approved');
    }
    const { id } = await insertListing(deps.db);
    expect(
      await winnersOf([() => removeListing(deps, one(), id), () => removeListing(deps, other(), id)]),
    ).toBe(1);
  });
});
