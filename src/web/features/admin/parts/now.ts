import { useEffect, useState } from 'react';
import { MINUTE } from '#domain/durations.ts';

/** The time of day, to the minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
