import { VALIDITY } from './accounts/secrets.ts';
import { DAY, HOUR } from './durations.ts';

type Period = { years: number } | { months: number } | { days: number } | { hours: number };

interface Retained {
  /** The name in the privacy policy. */
  title: string;
  keep: Period;
  /** The period in the words of the policy; `time` is `keep` as text. */
  wording: (time: string) => string;
  why: string;
}

/**
 * All personal data we store, for how long and why. The privacy policy shows this table, and `server/retention.ts` names
 * the job that enforces each row.
 */
export const RETENTION = {
  account: {
    title: 'Account data',
    keep: { years: 1 },
    wording: (time) =>
      `Until deletion of your account, plus ${time} at most. Deletion removes the account with its listings, photos, drafts, watchlist, saved searches, messages to us and the words of your reports from our database straight away; the people you wrote to keep their conversations with you, without your name; copies in our backups are gone within the year.`,
    why: 'We need it to give you what you asked for, and backups to recover from a failure.',
  },
  deletedListings: {
    title: 'Deleted listings',
    keep: { years: 1 },
    wording: (time) =>
      `${time} after you delete one. Its page and its documents disappear straight away, and its photos within two days; after the year its text is removed, with the reports about it. If you list the same boat again within the year, the new listing continues its price history.`,
    why: 'In case of a dispute or fraud.',
  },
  deletedSearches: {
    title: 'Deleted saved searches',
    keep: { days: 1 },
    wording: (time) => `${time} after you delete one. We stop emailing you about it straight away.`,
    why: 'So that you can undo.',
  },
  changes: {
    title: 'Changes to listings',
    keep: { years: 1 },
    wording: (time) =>
      `${time} after a change was approved, rejected or withdrawn. Photos of a rejected change go as soon as you replace or withdraw it.`,
    why: 'So that you can correct a rejected change, and in case you dispute our decision.',
  },
  drafts: {
    title: 'Drafts',
    keep: { years: 1 },
    wording: (time) => `${time} after you last saved one to your account.`,
    why: 'So that you can finish it on any device.',
  },
  imports: {
    title: 'Imported files',
    keep: { days: 30 },
    wording: (time) =>
      `${time}: what an import found in your file. The file itself is deleted when its boats are imported.`,
    why: 'So that you can see what happened to each boat.',
  },
  importChoices: {
    title: 'What you told us about your files',
    keep: { years: 1 },
    wording: (time) =>
      `${time} after you last told us: what the columns of your files mean, and values that you corrected.`,
    why: 'So that your next file is read in the same way.',
  },
  unusedFiles: {
    title: 'Unused photos and videos',
    keep: { days: 1 },
    wording: (time) => `${time} after the last listing, change or draft stopped showing them.`,
    why: 'So that you can undo.',
  },
  communication: {
    title: 'Communication records',
    keep: { years: 7 },
    wording: (time) => `${time}: messages to us.`,
    why: 'That is the time in which most legal claims can be brought, and one year more.',
  },
  reports: {
    title: 'Reports',
    keep: { years: 7 },
    wording: (time) =>
      `${time}: what you write when you report a listing, and no longer than the listing itself. What you write when you report a conversation is deleted with the conversation. If you close your account, we remove your words and your email address; only the report itself remains.`,
    why: 'To check the report, and to show later why we acted on it.',
  },
  conversations: {
    title: 'Messages between buyers and sellers',
    keep: { months: 24 },
    wording: (time) =>
      `${time} after the last message of a conversation, with its photos. If one of the two closes their account, the other keeps the conversation until then, without the name, address and photos of the person who left. Our team reads a conversation only if one of the two reports it, and a message only if its sender wrote nearly the same to many sellers.`,
    why: 'So that both can look up what they agreed, and so that we can help in a dispute.',
  },
  blocks: {
    title: 'Blocked people',
    keep: { months: 24 },
    wording: (time) =>
      `Until you unblock the person, or one of you closes their account. If one of you has no account, ${time}.`,
    why: 'So that someone who was blocked stays blocked.',
  },
  notices: {
    title: 'Notices about boats and messages',
    keep: { days: 30 },
    wording: (time) =>
      `${time}: which news about boats and messages we emailed you about, with your email address in scrambled form. Your choice of emails is kept until you change it or your account is deleted.`,
    why: 'So that we tell you only once, and only what you want to know.',
  },
  openedLinks: {
    title: 'Opened links',
    keep: { months: 24 },
    wording: (time) =>
      `${time} after you last opened a link in an email to you about a conversation without an account, with your email address in scrambled form.`,
    why: 'So that nobody can use our emails to reach someone who never wrote to us.',
  },
  decisions: {
    title: 'Decisions of our team',
    keep: { years: 7 },
    wording: (time) =>
      `${time} with names and reasons: who approved, rejected, took down, suspended or deleted what, and what our team noted about an account. After that, or when the account concerned is deleted, the notes are deleted and only the kind and the time of the decision remain.`,
    why: 'To answer complaints and to show that we check listings as the law requires.',
  },
  signIns: {
    title: 'Sign-ins',
    keep: { days: VALIDITY.session / DAY },
    wording: (time) => `${time}, or until you sign out.`,
    why: 'To keep you signed in.',
  },
  browserMarks: {
    title: 'Recognised browsers',
    // The longest lifetime that browsers allow for a cookie.
    keep: { days: 400 },
    wording: (time) => `${time} after you last signed in there.`,
    why: 'So that strangers cannot lock you out.',
  },
  codes: {
    title: 'Codes',
    keep: { hours: VALIDITY.verificationCode / HOUR },
    wording: (time) =>
      `${time} for verifying an email address, ${formatPeriod({ hours: VALIDITY.resetCode / HOUR })} for a new password or a new email address.`,
    why: 'For as long as they can be used.',
  },
  submissions: {
    title: 'Submitted drafts',
    keep: { days: 30 },
    wording: (time) => `${time}: which listing each of your drafts has become.`,
    why: 'So that a second device cannot submit the same draft again.',
  },
  limits: {
    title: 'Counts that limit abuse',
    keep: { days: 2 },
    wording: (time) =>
      `${time} at most: how many codes were asked for, how often a password was wrong, and how much you uploaded. Email and network addresses are scrambled in them.`,
    why: 'To keep the service secure.',
  },
  visits: {
    title: 'Visit records',
    keep: { days: 1 },
    wording: (time) => `${time}: in scrambled form, deleted in the night after the visit.`,
    why: 'To count a visit once.',
  },
  events: {
    title: 'Anonymous events',
    keep: { days: 90 },
    wording: (time) =>
      `${time}; then only daily totals remain. The same goes for searches that found nothing.`,
    why: 'For figures about the last weeks.',
  },
  mail: {
    title: 'Mail on its way',
    keep: { days: 14 },
    wording: (time) => `Until it is delivered, ${time} at most.`,
    why: 'To try again while a mail server cannot be reached.',
  },
} as const satisfies Record<string, Retained>;

export type RetentionId = keyof typeof RETENTION;

export function formatPeriod(period: Period): string {
  const [[unit, count] = ['days', 0]] = Object.entries(period);
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
}

export const retentionText = ({ wording, keep, why }: Retained): string =>
  `${wording(formatPeriod(keep))} ${why}`;

/** Data last needed before this time is deleted. */
export function retainedSince(period: Period, now: Date): Date {
  const since = new Date(now);
  if ('years' in period) since.setUTCFullYear(since.getUTCFullYear() - period.years);
  else if ('months' in period) since.setUTCMonth(since.getUTCMonth() - period.months);
  else since.setTime(since.getTime() - ('days' in period ? period.days * DAY : period.hours * HOUR));
  return since;
}
