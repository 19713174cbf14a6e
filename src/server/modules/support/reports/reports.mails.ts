import { oneLine } from '#domain/one-line.ts';
import type { MailDraft } from '#server/platform/mail/mailer.ts';

const text = (words: string) => ({ kind: 'text' as const, text: words });

const mail = (to: string, title: string, heading: string, outcome: string): MailDraft => ({
  to,
  subject: oneLine(`Your report of a listing: ${title}`),
  heading,
  blocks: [
    text('Hello,'),
    text(`You reported the listing ${title} on Slipway. Thank you for taking the time.`),
    text(outcome),
    { kind: 'small', text: 'If you did not report anything, someone gave us your address by mistake.' },
  ],
});

export const takenDownAfterReportMail = (to: string, title: string): MailDraft =>
  mail(to, title, 'We have taken the listing down', 'We have looked at it and taken it down.');

export const changesRequestedMail = (to: string, title: string): MailDraft =>
  mail(
    to,
    title,
    'We have asked the seller to change the listing',
    'We have looked at it and asked the seller to correct it.',
  );

export const dismissedMail = (to: string, title: string): MailDraft =>
  mail(
    to,
    title,
    'We have looked at the listing',
    'We have looked at it and found no reason to act, so it stays. If you know more, please report it again and tell us.',
  );
