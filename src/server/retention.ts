import { RETENTION, type RetentionId, retainedSince } from '#domain/retention.ts';
import type { Deps } from './deps.ts';
import { eraseNamesBefore } from './modules/accounts/audit/audit.repository.ts';
import { deleteNotesBefore } from './modules/accounts/notes/notes.service.ts';
import { deleteGuestBlocksBefore } from './modules/conversations/blocks.repository.ts';
import { removeOldConversations } from './modules/conversations/conversations.retention.ts';
import { removeOldEnquiries } from './modules/enquiries/enquiries.retention.ts';
import { removeOldChoices, removeOldImports } from './modules/imports/imports.retention.ts';
import {
  removeDecidedChanges,
  removeDeletedListings,
  removeOldDrafts,
} from './modules/listings/listings.retention.ts';
import { deleteSubmissionsBefore } from './modules/listings/submissions/submissions.repository.ts';
import { removeSentNotices } from './modules/notices/notices.retention.ts';
import {
  removeOldNotifications,
  removeOpenedLinks,
} from './modules/notifications/notifications.retention.ts';
import { removeOldMessages, removeOldReports } from './modules/support/support.retention.ts';
import { outboxFolder } from './open-deps.ts';
import type { Job } from './platform/jobs/jobs.ts';
import { removeOutboxMails } from './platform/mail/transport.ts';

/** Deletes, in batches, what was last needed before that time. Idempotent. */
type Sweep = (deps: Deps, before: Date) => Promise<void>;

/** Separate jobs, where a night is too long to wait, or the call that erases an account. */
type EnforcedElsewhere = { jobs: readonly string[] } | { call: `POST /api/${string}` };

/** What enforces each row of the retention table. A row without an entry does not compile. */
export const ENFORCERS: Record<RetentionId, Sweep | EnforcedElsewhere> = {
  account: { call: 'POST /api/admin/contact-messages/:id/erase-account' },
  deletedListings: removeDeletedListings,
  deletedSearches: { jobs: ['remove-deleted-searches'] },
  changes: removeDecidedChanges,
  drafts: removeOldDrafts,
  imports: removeOldImports,
  importChoices: removeOldChoices,
  unusedFiles: { jobs: ['sweep-uploads'] },
  communication: removeOldMessages,
  // Those of a conversation are deleted with it.
  reports: removeOldReports,
  conversations: async (deps, before) => {
    await removeOldConversations(deps, before);
    await removeOldEnquiries(deps, before);
  },
  blocks: ({ db }, before) => deleteGuestBlocksBefore(db, before),
  notices: async (deps, before) => {
    await removeOldNotifications(deps, before);
    await removeSentNotices(deps, before);
  },
  openedLinks: removeOpenedLinks,
  decisions: async ({ db }, before) => {
    await eraseNamesBefore(db, before);
    await deleteNotesBefore(db, before);
  },
  signIns: { jobs: ['sweep-expired-sessions-and-codes'] },
  browserMarks: { jobs: ['sweep-expired-sessions-and-codes'] },
  codes: { jobs: ['sweep-expired-sessions-and-codes'] },
  submissions: ({ db }, before) => deleteSubmissionsBefore(db, before),
  limits: { jobs: ['sweep-expired-sessions-and-codes', 'sweep-uploads'] },
  visits: { jobs: ['sweep-analytics-events'] },
  events: { jobs: ['sweep-analytics-events'] },
  // The queue drops its jobs by the same row (`platform/jobs`); this deletes the files of a server without SMTP.
  mail: ({ config }, before) => removeOutboxMails(outboxFolder(config), before),
};

export const RETENTION_JOB = { name: 'carry-out-retention' } as const;

/** Runs every night. A failing sweep does not stop the others. */
export const retentionJob = (deps: Deps): Job<object> => ({
  ...RETENTION_JOB,
  schedule: '50 3 * * *',
  async run() {
    const now = deps.clock.now();
    const failures: unknown[] = [];
    for (const [id, enforcer] of Object.entries(ENFORCERS)) {
      if (typeof enforcer !== 'function') continue;
      const { keep } = RETENTION[id as RetentionId];
      await enforcer(deps, retainedSince(keep, now)).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Retention was not carried out in full');
  },
});
