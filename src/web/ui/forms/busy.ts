import { useRef, useState } from 'react';

/** Whether something asked of the server is under way, and the way to start it. One thing at a time: a second is dropped. */
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
