import type { MailBlock } from '#server/platform/mail/layout.ts';
import type { MailDraft } from '#server/platform/mail/mailer.ts';
import type { Composed, Reach } from './notification-kinds.ts';

/** Mail programs truncate longer mails. */
const SHOWN = 20;

export interface Gathered {
  composed: Composed;
  reach: Reach;
}

/** One mail about everything that was beyond the daily limit. What is about one thing only is its ordinary mail. */
export function gatheredMail([first, ...others]: readonly [Gathered, ...Gathered[]]): MailDraft {
  const { to } = first.reach;
  if (others.length === 0) return { ...first.composed.mail, to };
  const all = [first, ...others];
  const left = all.length - SHOWN;
  const stopUrls = [...new Set(all.flatMap(({ reach }) => reach.stopUrl ?? []))];
  const [stopUrl] = stopUrls;
  return {
    to,
    subject: `${all.length} messages and news since yesterday`,
    heading: 'Since yesterday',
    isAutomatic: true,
    // One press stops one kind: with several kinds, each has its own link below its entry.
    ...(stopUrls.length === 1 && stopUrl && { unsubscribe: stopUrl }),
    blocks: [
      {
        kind: 'text',
        text: 'You had many emails from us yesterday, so we put these together into one.',
      },
      ...all.slice(0, SHOWN).flatMap(({ composed, reach }): MailBlock[] => [
        ...composed.summary,
        ...(reach.stopUrl
          ? [
              {
                kind: 'links' as const,
                quiet: true,
                links: [{ label: 'Stop these emails', href: reach.stopUrl }],
              },
            ]
          : []),
      ]),
      ...(left > 0 ? [{ kind: 'text' as const, text: `And ${left} more.` }] : []),
    ],
  };
}
