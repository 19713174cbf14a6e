import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { MINUTE } from '#domain/durations.ts';
import { formatTimeLeft, reviewUrgency, type Urgency } from '#domain/listings/review/review-promise.ts';
import { Badge } from '#web/ui/states/badge.tsx';

/** The current time, updated every minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const LOOKS = { overdue: 'signal', soon: 'brass', 'in-time': 'neutral' } as const satisfies Record<
  Urgency,
  string
>;

/** The time left of the 24 hours promised to sellers. */
export function TimeLeft({ dueAt, now }: { dueAt: string; now: Date }) {
  const due = new Date(dueAt);
  return (
    <Badge variant={LOOKS[reviewUrgency(due, now)]} className="tabular whitespace-nowrap">
      <Clock aria-hidden />
      {formatTimeLeft(due, now)}
    </Badge>
  );
}
