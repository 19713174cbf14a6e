import { useEffect, useEffectEvent, useState } from 'react';

/** Runs when the time is up. A pointer over the toast, or focus inside it, holds the clock and starts it afresh. */
export function useCountdown(durationMs: number, onEnd: () => void) {
  const [held, setHeld] = useState(false);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => end(), durationMs);
    return () => clearTimeout(timer);
  }, [held, durationMs]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
}
