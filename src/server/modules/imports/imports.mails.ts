import type { ImportCounts } from '#contract/selling/imports.ts';
import { welcomeName } from '#domain/accounts/names.ts';
import type { Deps } from '#server/deps.ts';
import type { Account } from '#server/modules/accounts/accounts.repository.ts';
import type { MailDraft } from '#server/platform/mail/mailer.ts';
import type { ImportRecord } from './imports.repository.ts';

const boats = (count: number, what: string) => `${count} ${count === 1 ? 'boat' : 'boats'} ${what}`;

/** One mail for the whole file, instead of one for each boat. */
export function importDoneMail(
  account: Account,
  { counts, record, config }: { counts: ImportCounts; record: ImportRecord; config: Deps['config'] },
): MailDraft {
  const summary = [
    boats(counts.new, 'added'),
    boats(counts.changed, 'changed'),
    boats(counts.unchanged, 'as before'),
    ...(counts.faulty > 0 ? [boats(counts.faulty, 'left out because of faults')] : []),
    ...(record.pauseGone && counts.gone > 0 ? [boats(counts.gone, 'paused')] : []),
  ];
  return {
    to: account.email,
    subject: 'Your boats are imported',
    heading: 'Your import is done',
    blocks: [
      { kind: 'text', text: `Hello ${welcomeName(account)},` },
      { kind: 'text', text: `${summary.join(', ')}.` },
      ...(account.trusted
        ? []
        : [
            {
              kind: 'text' as const,
              text: 'New boats and changes are public once we have reviewed them, usually within 24 hours.',
            },
          ]),
      { kind: 'button', label: 'See the import', href: `${config.publicUrl}/imports?id=${record.id}` },
    ],
  };
}
