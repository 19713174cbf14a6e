import type { ImportCounts } from '#contract/selling/imports.ts';
import { welcomeName } from '#domain/accounts/names.ts';
import type { Deps } from '#server/deps.ts';
import type { Account } from '#server/modules/accounts/accounts.repository.ts';
import type { MailDraft } from '#server/platform/mail/mailer.ts';
import type { ImportRecord } from '../imports.repository.ts';

const boats = (count: number, what: string) => `${count} ${count === 1 ? 'boat' : 'boats'} ${what}`;

interface Done {
  counts: ImportCounts;
  /** How many of the boats are to be reviewed. */
  waiting: number;
  record: ImportRecord;
  config: Deps['config'];
}

/** What else an account reads about its boats that wait for review. */
function reviewNote(account: Account, waiting: number): string | undefined {
  if (!account.trusted)
    return 'New boats and changes are public once we have reviewed them, usually within 24 hours.';
  if (waiting === 0) return undefined;
  const them = waiting === 1 ? 'it' : 'them';
  return `${boats(waiting, `${waiting === 1 ? 'waits' : 'wait'} for our review`)}, because we had taken ${them} down, or asked you to change ${them}, or had not looked at ${them} yet.`;
}

/** One mail for the whole file, instead of one for each boat. */
export function importDoneMail(account: Account, { counts, waiting, record, config }: Done): MailDraft {
  const summary = [
    boats(counts.new, 'added'),
    boats(counts.changed, 'changed'),
    boats(counts.unchanged, 'as before'),
    ...(counts.faulty > 0 ? [boats(counts.faulty, 'left out because of faults')] : []),
    ...(record.pauseGone && counts.gone > 0 ? [boats(counts.gone, 'paused')] : []),
  ];
  const note = reviewNote(account, waiting);
  return {
    to: account.email,
    subject: 'Your boats are imported',
    heading: 'Your import is done',
    blocks: [
      { kind: 'text', text: `Hello ${welcomeName(account)},` },
      { kind: 'text', text: `${summary.join(', ')}.` },
      ...(note ? [{ kind: 'text' as const, text: note }] : []),
      { kind: 'button', label: 'See the import', href: `${config.publicUrl}/imports?id=${record.id}` },
    ],
  };
}
