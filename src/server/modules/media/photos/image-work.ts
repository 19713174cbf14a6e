import { clientGone } from '#server/errors.ts';
import { createWorkGate } from '#server/platform/work/work-gate.ts';

/**
 * One picture at a time per process. Uploading accounts, client addresses that request a new size and jobs take turns. A
 * photo of twelve megapixels takes forty megabytes while it is decoded: two at once would take twice that and finish no
 * sooner on the core that requests leave free.
 */
export const imageWork = createWorkGate({ atOnce: 1, waiting: 300 });

/** libvips cannot be interrupted, so this is checked between pictures. */
export function assertStillWanted(signal: AbortSignal): void {
  if (signal.aborted) throw clientGone();
}

/** The maximum time for one picture, however loaded the machine is. */
export const MAX_SECONDS = 20;
