import type { Report, ReportsQuery } from '#contract/admin/reports.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import type { Principal } from '#server/http/access/access.ts';
import { rowsOf } from '#server/http/access/admin-calls.ts';
import type { ListPage } from '#server/http/answers.ts';
import { recordAudit } from '#server/modules/accounts/audit/audit.repository.ts';
import { findBoat, findOwnBoats, type OwnBoatRow } from '#server/modules/listings/boats/boats.repository.ts';
import { boatNotFound } from '#server/modules/listings/listings.errors.ts';
import { ownBoatView } from '#server/modules/listings/listings.views.ts';
import { takeDownListing } from '#server/modules/listings/review/public-listings.service.ts';
import { requestChangesIn } from '#server/modules/listings/review/review.service.ts';
import type { MailDraft } from '#server/platform/mail/mailer.ts';
import { notPublicNow, reportNotFound, reportSettled } from '../support.errors.ts';
import { changesRequestedMail, dismissedMail, takenDownAfterReportMail } from './reports.mails.ts';
import { countOpenOf, findReport, type ReportRow, readReports, settleReports } from './reports.repository.ts';

type Reporting = Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>;

function reportView(row: ReportRow, boat: OwnBoatRow, openReports: number, now: Date): Report {
  const { id, title, price, currency, location, cover, sold, status, sellerName, sellerEmail } = ownBoatView(
    boat,
    now,
  );
  return {
    id: row.id,
    reason: row.reason,
    details: row.details,
    email: row.email,
    createdAt: row.createdAt.toISOString(),
    state: row.outcome ?? 'open',
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    resolvedBy: row.resolvedByName,
    note: row.note,
    boat: {
      id,
      title,
      price,
      currency,
      location,
      cover,
      sold,
      status,
      sellerName,
      sellerEmail,
      sellerId: boat.ownerId,
      isPublic: boat.shown,
      openReports,
    },
  };
}

async function viewsOf({ db, clock }: Reporting, rows: readonly ReportRow[]): Promise<Report[]> {
  const ids = [...new Set(rows.map(({ listingId }) => listingId))];
  const boats = new Map((await findOwnBoats(db, ids)).map((boat) => [boat.id, boat]));
  const open = await countOpenOf(db, ids);
  return rows.flatMap((row) => {
    const boat = boats.get(row.listingId);
    return boat ? [reportView(row, boat, open.get(row.listingId) ?? 0, clock.now())] : [];
  });
}

export async function listReports(
  deps: Reporting,
  { state, ...page }: ReportsQuery,
): Promise<ListPage<Report>> {
  const { rows, total } = await readReports(deps.db, rowsOf(page), state);
  return { entries: await viewsOf(deps, rows), total };
}

async function readOne(deps: Reporting, id: number): Promise<Report> {
  const row = await findReport(deps.db, id);
  const [view] = row ? await viewsOf(deps, [row]) : [];
  if (!view) throw reportNotFound();
  return view;
}

async function openReport(tx: Executor, id: number): Promise<ReportRow> {
  const report = await findReport(tx, id);
  if (!report) throw reportNotFound();
  if (report.resolvedAt) throw reportSettled(report);
  return report;
}

/** For a report that was settled between reading and writing it. */
const settledMeanwhile = async (tx: Executor, id: number) => reportSettled(await findReport(tx, id));

/** Leaves the listing as it is. A reporter who left an email address is notified. */
export async function dismissReport(
  deps: Reporting,
  admin: Principal,
  id: number,
  note: string | null,
): Promise<Report> {
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const { listingId } = await openReport(tx, id);
    const [settled] = await settleReports(
      tx,
      { id },
      { outcome: 'dismissed', resolvedAt: at, resolvedBy: admin.accountId, note },
    );
    if (!settled) throw await settledMeanwhile(tx, id);
    const boat = await findBoat(tx, listingId);
    if (!boat) throw boatNotFound();
    if (settled.email) await deps.mailer.queue(tx, dismissedMail(settled.email, boat.title));
    await recordAudit(tx, {
      actorId: admin.accountId,
      action: 'dismiss-report',
      subjectType: 'report',
      subjectId: id,
      details: { subject: boat.title, ...(note && { reason: note }) },
      at,
    });
  });
  return readOne(deps, id);
}

/** Whatever prevents the take-down, the administrator can only dismiss the report. */
const asNotPublic = (error: unknown) => {
  throw error instanceof AppError && error.status < 500 ? notPublicNow() : error;
};

interface ReportDecision {
  outcome: 'taken-down' | 'change-requested';
  action: 'take-down' | 'request-changes';
  decide: typeof takeDownListing | typeof requestChangesIn;
  mail: (email: string, title: string) => MailDraft;
}

type Reason = { reason: string; undoable?: boolean };

/** Decides about the reported listing and settles all its open reports; seller and reporters are notified. */
async function decideReported(
  deps: Reporting,
  admin: Principal,
  id: number,
  { reason, undoable }: Reason,
  { outcome, action, decide, mail }: ReportDecision,
): Promise<Report & { undoId: string | undefined }> {
  const at = deps.clock.now();
  const undoId = await deps.db.transaction(async (tx) => {
    const { listingId } = await openReport(tx, id);
    const boat = await findBoat(tx, listingId);
    if (!boat?.shown) throw notPublicNow();
    const deciding = decide(deps, tx, admin, { id: listingId, reason, undoable, at });
    const { title, auditId, undo } = await deciding.catch(asNotPublic);
    const settled = await settleReports(
      tx,
      { listingId },
      { outcome, resolvedAt: at, resolvedBy: admin.accountId, note: reason },
    );
    if (!settled.some((report) => report.id === id)) throw await settledMeanwhile(tx, id);
    const reporters = new Set(settled.flatMap(({ email }) => email ?? []));
    for (const email of reporters) await deps.mailer.queue(tx, mail(email, title), undo.holdMail());
    return undo.finish({ action, auditId, reportIds: settled.map((report) => report.id) });
  });
  return { ...(await readOne(deps, id)), undoId };
}

export const takeDownReported = (deps: Reporting, admin: Principal, id: number, reason: Reason) =>
  decideReported(deps, admin, id, reason, {
    outcome: 'taken-down',
    action: 'take-down',
    decide: takeDownListing,
    mail: takenDownAfterReportMail,
  });

/** Asks the seller to change the listing, which stays public. */
export const requestChangesOfReported = (deps: Reporting, admin: Principal, id: number, reason: Reason) =>
  decideReported(deps, admin, id, reason, {
    outcome: 'change-requested',
    action: 'request-changes',
    decide: requestChangesIn,
    mail: changesRequestedMail,
  });
