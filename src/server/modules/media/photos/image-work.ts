import { createWorkGate } from '#server/platform/work-gate.ts';

/**
 * One picture at a time in this process, however many are asked for; addresses take turns. A photograph of twelve
 * megapixels takes forty megabytes while it is read: two at once would take twice that and finish no sooner on the
 * core that is left beside the requests.
 */
export const imageWork = createWorkGate({ atOnce: 1, waiting: 300, share: 100 });
