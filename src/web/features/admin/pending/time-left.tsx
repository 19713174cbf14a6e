import { Clock } from 'lucide-react';
import { reviewUrgency, timeLeftInWords, type Urgency } from '#domain/listings/review-promise.ts';
import { Badge } from '#web/ui/states/badge.tsx';

const LOOKS = { overdue: 'signal', soon: 'brass', 'in-time': 'neutral' } as const satisfies Record<
  Urgency,
  string
>;

/** What is left of the 24 hours that sellers are promised. */
export function TimeLeft({ dueAt, now }: { dueAt: string; now: Date }) {
  const due = new Date(dueAt);
  return (
    <Badge variant={LOOKS[reviewUrgency(due, now)]} className="tabular whitespace-nowrap">
      <Clock aria-hidden />
      {timeLeftInWords(due, now)}
    </Badge>
  );
}
