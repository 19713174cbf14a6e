import type { SaleState } from '#domain/listings/sale/lifecycle.ts';
import { SALE_STATE_WORDS } from '#domain/listings/sale/state-words.ts';
import { oneLine } from '#domain/one-line.ts';
import type { MailBlock } from '#server/platform/mail/layout.ts';
import type { MailDraft } from '#server/platform/mail/mailer.ts';

export interface MailRecipient {
  to: string;
  sellerName: string;
  title: string;
  listingId: number;
  publicUrl: string;
}

const text = (words: string): MailBlock => ({ kind: 'text', text: words });
const small = (words: string): MailBlock => ({ kind: 'small', text: words });
const quote = (words: string): MailBlock => ({ kind: 'quote', text: words });

const pageOf = ({ publicUrl, listingId }: MailRecipient) => `${publicUrl}/boats/${listingId}`;
/** Opens the edit dialog of that listing. */
const editOf = ({ publicUrl, listingId }: MailRecipient) => `${publicUrl}/my-listings?edit=${listingId}`;

const mail = (
  recipient: MailRecipient,
  subject: string,
  heading: string,
  blocks: MailBlock[],
): MailDraft => ({
  to: recipient.to,
  subject: oneLine(subject),
  heading,
  blocks: [text(`Hello ${recipient.sellerName},`), ...blocks],
});

const approvedMail = (recipient: MailRecipient): MailDraft =>
  mail(recipient, `Your listing is live: ${recipient.title}`, 'Your listing is live', [
    text(`${recipient.title} has been approved and is now public.`),
    { kind: 'button', label: 'See your listing', href: pageOf(recipient) },
    small('Buyers write to you directly. Once it is sold, please mark it as sold in your listings.'),
  ]);

/** For a boat that was sold or paused before it was taken down. */
const approvedOffMarketMail =
  (state: 'sold' | 'paused') =>
  (recipient: MailRecipient): MailDraft =>
    mail(recipient, `Your listing is public again: ${recipient.title}`, 'Your listing is public again', [
      text(
        `${recipient.title} has been approved. Its page is public again and says ${SALE_STATE_WORDS[state].words.toUpperCase()}, as before.`,
      ),
      { kind: 'button', label: 'See your listing', href: pageOf(recipient) },
      small('If the boat is still for sale, put it back on sale in your listings.'),
    ]);

/** For a new listing, or one that was taken down, in the state of its sale. */
export const approvedMailIn = (state: SaleState) =>
  state === 'sold' || state === 'paused' ? approvedOffMarketMail(state) : approvedMail;

export const changesApprovedMail = (recipient: MailRecipient): MailDraft =>
  mail(recipient, `Your changes are live: ${recipient.title}`, 'Your changes are live', [
    text(`The changes to ${recipient.title} have been approved and are now public.`),
    { kind: 'button', label: 'See your listing', href: pageOf(recipient) },
  ]);

export const rejectedMail = (recipient: MailRecipient, reason: string): MailDraft =>
  mail(recipient, `Your listing needs changes: ${recipient.title}`, 'Your listing could not be approved', [
    text(`We have looked at ${recipient.title} and cannot publish it as it is:`),
    quote(reason),
    text('Make the changes and save them. We then review your listing again.'),
    { kind: 'button', label: 'Edit and resubmit', href: editOf(recipient) },
    small('If you think this is a mistake, reply to this email.'),
  ]);

export const takenDownMail = (recipient: MailRecipient, reason: string): MailDraft =>
  mail(
    recipient,
    `Your listing has been taken down: ${recipient.title}`,
    'Your listing has been taken down',
    [
      text(`Someone reported ${recipient.title}. We have looked at it and taken it down:`),
      quote(reason),
      text('You can correct the listing and resubmit it. We then review it again.'),
      { kind: 'button', label: 'Edit and resubmit', href: editOf(recipient) },
      small('If you think this is a mistake, reply to this email: a person will read it and decide again.'),
    ],
  );

export const featuredEndedMail = (recipient: MailRecipient): MailDraft =>
  mail(recipient, `No longer featured: ${recipient.title}`, 'Your listing is no longer featured', [
    text(
      `${recipient.title} is no longer among the featured boats. It is still for sale and can be found as before.`,
    ),
    { kind: 'button', label: 'See your listing', href: pageOf(recipient) },
  ]);

export const changesRejectedMail = (recipient: MailRecipient, reason: string): MailDraft =>
  mail(
    recipient,
    `Your changes could not be approved: ${recipient.title}`,
    'Your changes could not be approved',
    [
      text(`${recipient.title} stays public as it was. We could not publish your changes:`),
      quote(reason),
      text('You can edit them and submit them again.'),
      { kind: 'button', label: 'Edit your changes', href: editOf(recipient) },
      small('If you think this is a mistake, reply to this email.'),
    ],
  );

export const changesWantedMail = (recipient: MailRecipient, message: string): MailDraft =>
  mail(recipient, `Please change your listing: ${recipient.title}`, 'Please change your listing', [
    text(`We have looked at ${recipient.title}. Before we can publish it, please change this:`),
    quote(message),
    text('Once you have saved your changes, it goes back to our reviewers.'),
    { kind: 'button', label: 'Edit your listing', href: editOf(recipient) },
    small('If you have a question, reply to this email.'),
  ]);

/** For a listing that is public and stays so. */
export const publicChangesWantedMail = (recipient: MailRecipient, message: string): MailDraft =>
  mail(recipient, `Please change your listing: ${recipient.title}`, 'Please change your listing', [
    text(`${recipient.title} is public. We have looked at it and ask you to change this:`),
    quote(message),
    text(
      'Once you have saved your changes, our reviewers look at them. Until then your listing stays as it is.',
    ),
    { kind: 'button', label: 'Edit your listing', href: editOf(recipient) },
    small('If you have a question, reply to this email.'),
  ]);

/** A decision about a listing that was made together with others, as it stands. */
export interface Standing {
  listingId: number;
  title: string;
  sellerName: string;
  state: SaleState;
  decision: 'approved' | 'changes-approved' | 'rejected' | 'changes-rejected';
  reason?: string;
}

const TOGETHER = [
  { decision: 'approved', short: 'approved', title: 'Approved and public' },
  { decision: 'changes-approved', short: 'changed', title: 'Your changes are live' },
  { decision: 'rejected', short: 'to change', title: 'We cannot publish these as they are' },
  {
    decision: 'changes-rejected',
    short: 'unchanged',
    title: 'These stay public as they were, without your changes',
  },
] as const satisfies readonly { decision: Standing['decision']; short: string; title: string }[];

/** One mail about everything that was decided together: what is public, and what to change for which reason. */
export function decidedTogetherMail(
  all: readonly [Standing, ...Standing[]],
  { to, publicUrl }: Pick<MailRecipient, 'to' | 'publicUrl'>,
): MailDraft {
  const groups = TOGETHER.map((group) => ({
    ...group,
    entries: all.filter(({ decision }) => decision === group.decision),
  })).filter(({ entries }) => entries.length > 0);
  const counts = groups.map(({ short, entries }) => `${entries.length} ${short}`).join(', ');
  const linksOf = (entries: readonly Standing[], pathOf: (id: number) => string): MailBlock => ({
    kind: 'links',
    links: entries.map(({ title, listingId }) => ({
      label: title,
      href: `${publicUrl}${pathOf(listingId)}`,
    })),
  });
  const blocks = groups.flatMap(({ decision, title, entries }): MailBlock[] => {
    const heading: MailBlock = { kind: 'title', text: title };
    if (decision === 'approved' || decision === 'changes-approved')
      return [heading, linksOf(entries, (id) => `/boats/${id}`)];
    const byReason = Map.groupBy(entries, ({ reason = '' }) => reason);
    return [
      heading,
      ...[...byReason].flatMap(([reason, ones]) => [
        quote(reason),
        linksOf(ones, (id) => `/my-listings?edit=${id}`),
      ]),
    ];
  });
  const needsChanges = groups.some(({ decision }) => decision.endsWith('rejected'));
  return {
    to,
    subject: `We have reviewed ${all.length} of your listings: ${counts}`,
    heading: `We have reviewed ${all.length} of your listings`,
    blocks: [
      text(`Hello ${all[0].sellerName},`),
      ...blocks,
      { kind: 'button', label: 'See my listings', href: `${publicUrl}/my-listings` },
      small(
        needsChanges
          ? 'Make the changes and save them. We then review these listings again. If you think this is a mistake, reply to this email.'
          : 'Buyers write to you directly. Once a boat is sold, please mark it as sold in your listings.',
      ),
    ],
  };
}
