import { useRef, useState } from 'react';

/** Runs async work and reports whether it is running. While it runs, further calls are ignored. */
export function useBusy() {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  async function during(work: () => Promise<void>) {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return [busy, during] as const;
}
