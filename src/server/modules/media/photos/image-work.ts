import { clientGone } from '#server/errors.ts';
import { createWorkGate } from '#server/platform/work/work-gate.ts';

/**
 * One picture at a time in this process. Accounts that upload, addresses that ask for a new size and jobs take turns. A
 * photograph of twelve megapixels takes forty megabytes while it is read: two at once would take twice that and finish no
 * sooner on the core that is left beside the requests.
 */
export const imageWork = createWorkGate({ atOnce: 1, waiting: 300 });

/** The picture library cannot be interrupted, so work on several pictures asks between them who still waits. */
export function assertStillWanted(signal: AbortSignal): void {
  if (signal.aborted) throw clientGone();
}

/** The longest that the library may work on one picture, however loaded the machine is. */
export const MAX_SECONDS = 20;
