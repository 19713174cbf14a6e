import { oneLine } from '#domain/one-line.ts';
import type { MailBlock } from '#server/platform/mail/layout.ts';
import type { MailDraft } from '#server/platform/mail/mailer.ts';

/** The seller's own listing, and where its pages are. */
export interface Told {
  to: string;
  sellerName: string;
  title: string;
  listingId: number;
  publicUrl: string;
}

const text = (words: string): MailBlock => ({ kind: 'text', text: words });
const small = (words: string): MailBlock => ({ kind: 'small', text: words });
const quote = (words: string): MailBlock => ({ kind: 'quote', text: words });

const pageOf = ({ publicUrl, listingId }: Told) => `${publicUrl}/boats/${listingId}`;
const mineOf = ({ publicUrl }: Told) => `${publicUrl}/my-listings`;

const mail = (told: Told, subject: string, heading: string, blocks: MailBlock[]): MailDraft => ({
  to: told.to,
  subject: oneLine(subject),
  heading,
  blocks: [text(`Hello ${told.sellerName},`), ...blocks],
});

export const approvedMail = (told: Told): MailDraft =>
  mail(told, `Your listing is live: ${told.title}`, 'Your listing is live', [
    text(`${told.title} has been approved and can be seen by everyone from now on.`),
    { kind: 'button', label: 'See your listing', href: pageOf(told) },
    small('Buyers write to you directly. When she is sold, please mark her as sold in your listings.'),
  ]);

/** For a boat that was sold before it was taken down. */
export const approvedAsSoldMail = (told: Told): MailDraft =>
  mail(told, `Your listing is public again: ${told.title}`, 'Your listing is public again', [
    text(`${told.title} has been approved. Its page is public again and says SOLD, as you had marked it.`),
    { kind: 'button', label: 'See your listing', href: pageOf(told) },
    small('If the boat is still for sale, mark it as available in your listings.'),
  ]);

export const changesApprovedMail = (told: Told): MailDraft =>
  mail(told, `Your changes are live: ${told.title}`, 'Your changes are live', [
    text(`The changes to ${told.title} have been approved and are public now.`),
    { kind: 'button', label: 'See your listing', href: pageOf(told) },
  ]);

export const rejectedMail = (told: Told, reason: string): MailDraft =>
  mail(told, `Your listing needs changes: ${told.title}`, 'Your listing could not be approved', [
    text(`We have looked at ${told.title} and cannot publish it as it is. The reason:`),
    quote(reason),
    text('Open it in your listings, change what is needed and save: it is then reviewed again.'),
    { kind: 'button', label: 'Edit and resubmit', href: mineOf(told) },
    small('If you think this is a mistake, simply reply to this mail.'),
  ]);

export const takenDownMail = (told: Told, reason: string): MailDraft =>
  mail(told, `Your listing has been taken down: ${told.title}`, 'Your listing has been taken down', [
    text(`Somebody reported ${told.title}. We have looked at it and taken it down. The reason:`),
    quote(reason),
    text('You can change what is needed in your listings and send it again: it is then reviewed anew.'),
    { kind: 'button', label: 'Edit and resubmit', href: mineOf(told) },
    small('If you think this is a mistake, simply reply to this mail: a person reads it and decides again.'),
  ]);

export const featuredEndedMail = (told: Told): MailDraft =>
  mail(told, `No longer featured: ${told.title}`, 'Your featured days are over', [
    text(
      `${told.title} was among the featured boats. Those days are over; she stays for sale and can be found as before.`,
    ),
    { kind: 'button', label: 'See your listing', href: pageOf(told) },
  ]);

export const changesRejectedMail = (told: Told, reason: string): MailDraft =>
  mail(told, `Your changes could not be approved: ${told.title}`, 'Your changes could not be approved', [
    text(`${told.title} stays public as it was. We could not publish your changes. The reason:`),
    quote(reason),
    text('You can edit them in your listings and send them again.'),
    { kind: 'button', label: 'Edit your changes', href: mineOf(told) },
    small('If you think this is a mistake, simply reply to this mail.'),
  ]);
