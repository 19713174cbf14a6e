import type { ModerationFigures } from '#contract/admin/moderation.ts';
import { DAY, MINUTE, SECOND } from '#domain/durations.ts';
import { REJECTION_REASONS } from '#domain/listings/review/rejection-reasons.ts';
import type { Deps } from '#server/deps.ts';
import { countQueue, readQueue } from '../queue/queue.repository.ts';
import {
  countDecisions,
  type DecisionCount,
  OUTCOMES,
  type Outcome,
  readReasons,
  readWaits,
} from './moderation-figures.repository.ts';

const FIGURE_DAYS = 28;
const MAX_REASONS = 5_000;
const OWN_WORDS = 'Own words';

const NONE = { approved: 0, rejected: 0, changesRequested: 0 } as const satisfies Record<Outcome, number>;
const OUTCOME_NAMES = Object.keys(OUTCOMES) as readonly Outcome[];
const outcomeOf = (action: string) =>
  OUTCOME_NAMES.find((name) => (OUTCOMES[name] as readonly string[]).includes(action));

const inMinutes = (seconds: number | null) =>
  seconds === null ? null : Math.round((seconds * SECOND) / MINUTE);

/** The decisions of each kind, by what `keyOf` returns. */
function sumBy(counts: readonly DecisionCount[], keyOf: (count: DecisionCount) => string) {
  const sums = new Map<string, Record<Outcome, number>>();
  for (const count of counts) {
    const outcome = outcomeOf(count.action);
    if (!outcome) continue;
    const sum = sums.get(keyOf(count)) ?? { ...NONE };
    sum[outcome] += count.total;
    sums.set(keyOf(count), sum);
  }
  return sums;
}

const totalOf = (sum: Record<Outcome, number>) => sum.approved + sum.rejected + sum.changesRequested;

/** A reason may hold several ready-made ones. */
function countReasons(reasons: readonly string[]): ModerationFigures['reasons'] {
  const counts = new Map<string, number>();
  for (const reason of reasons) {
    const ready = REJECTION_REASONS.filter(({ text }) => reason.includes(text)).map(({ label }) => label);
    for (const label of ready.length > 0 ? ready : [OWN_WORDS])
      counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [...counts].map(([label, count]) => ({ label, count })).toSorted((a, b) => b.count - a.count);
}

export async function moderationFigures({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<ModerationFigures> {
  const now = clock.now();
  const since = new Date(now.getTime() - FIGURE_DAYS * DAY);
  const counts = await countDecisions(db, since);
  const waits = await readWaits(db, since, DAY / SECOND);
  const reasons = await readReasons(db, since, MAX_REASONS);
  const [oldest] = await readQueue(db, { limit: 1, offset: 0 });
  const names = new Map(counts.map(({ actorId, name }) => [actorId ?? '', name]));
  return {
    decisions: counts.reduce((sum, { total }) => sum + total, 0),
    medianWaitMinutes: inMinutes(waits.median),
    longestWaitMinutes: inMinutes(waits.longest),
    withinDay: waits.within,
    waitingNow: await countQueue(db),
    oldestWaitMinutes: oldest ? Math.round((now.getTime() - oldest.submittedAt.getTime()) / MINUTE) : null,
    days: [...sumBy(counts, ({ day }) => day)]
      .map(([day, sum]) => ({ day, ...sum }))
      .toSorted((a, b) => b.day.localeCompare(a.day)),
    reviewers: [...sumBy(counts, ({ actorId }) => actorId ?? '')]
      .map(([id, sum]) => ({ id: id || null, name: names.get(id) ?? 'A former colleague', ...sum }))
      .toSorted((a, b) => totalOf(b) - totalOf(a)),
    reasons: countReasons(reasons),
  };
}
