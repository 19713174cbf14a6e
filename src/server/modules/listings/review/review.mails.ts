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
const mineOf = ({ publicUrl }: MailRecipient) => `${publicUrl}/my-listings`;

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

export const approvedMail = (recipient: MailRecipient): MailDraft =>
  mail(recipient, `Your listing is live: ${recipient.title}`, 'Your listing is live', [
    text(`${recipient.title} has been approved and can be seen by everyone from now on.`),
    { kind: 'button', label: 'See your listing', href: pageOf(recipient) },
    small('Buyers write to you directly. When she is sold, please mark her as sold in your listings.'),
  ]);

/** For a boat that was marked as sold before it was taken down. */
export const approvedAsSoldMail = (recipient: MailRecipient): MailDraft =>
  mail(recipient, `Your listing is public again: ${recipient.title}`, 'Your listing is public again', [
    text(
      `${recipient.title} has been approved. Its page is public again and says SOLD, as you had marked it.`,
    ),
    { kind: 'button', label: 'See your listing', href: pageOf(recipient) },
    small('If the boat is still for sale, mark it as available in your listings.'),
  ]);

export const changesApprovedMail = (recipient: MailRecipient): MailDraft =>
  mail(recipient, `Your changes are live: ${recipient.title}`, 'Your changes are live', [
    text(`The changes to ${recipient.title} have been approved and are public now.`),
    { kind: 'button', label: 'See your listing', href: pageOf(recipient) },
  ]);

export const rejectedMail = (recipient: MailRecipient, reason: string): MailDraft =>
  mail(recipient, `Your listing needs changes: ${recipient.title}`, 'Your listing could not be approved', [
    text(`We have looked at ${recipient.title} and cannot publish it as it is. The reason:`),
    quote(reason),
    text('Open it in your listings, change what is needed and save: it is then reviewed again.'),
    { kind: 'button', label: 'Edit and resubmit', href: mineOf(recipient) },
    small('If you think this is a mistake, simply reply to this mail.'),
  ]);

export const takenDownMail = (recipient: MailRecipient, reason: string): MailDraft =>
  mail(
    recipient,
    `Your listing has been taken down: ${recipient.title}`,
    'Your listing has been taken down',
    [
      text(`Somebody reported ${recipient.title}. We have looked at it and taken it down. The reason:`),
      quote(reason),
      text('You can change what is needed in your listings and send it again: it is then reviewed anew.'),
      { kind: 'button', label: 'Edit and resubmit', href: mineOf(recipient) },
      small(
        'If you think this is a mistake, simply reply to this mail: a person reads it and decides again.',
      ),
    ],
  );

export const featuredEndedMail = (recipient: MailRecipient): MailDraft =>
  mail(recipient, `No longer featured: ${recipient.title}`, 'Your featured days are over', [
    text(
      `${recipient.title} was among the featured boats. Those days are over; she stays for sale and can be found as before.`,
    ),
    { kind: 'button', label: 'See your listing', href: pageOf(recipient) },
  ]);

export const changesRejectedMail = (recipient: MailRecipient, reason: string): MailDraft =>
  mail(
    recipient,
    `Your changes could not be approved: ${recipient.title}`,
    'Your changes could not be approved',
    [
      text(`${recipient.title} stays public as it was. We could not publish your changes. The reason:`),
      quote(reason),
      text('You can edit them in your listings and send them again.'),
      { kind: 'button', label: 'Edit your changes', href: mineOf(recipient) },
      small('If you think this is a mistake, simply reply to this mail.'),
    ],
  );
