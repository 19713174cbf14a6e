/**
 * Limits that end a test which hangs. They are far longer than anything takes on one busy core, because a slow machine is
 * not a fault. No test asserts a duration or chooses a shorter limit for itself.
 */
const MINUTE = 60_000;

/** One test, hook or journey. */
export const TEST_LIMIT_MS = 15 * MINUTE;

/** One thing to happen: a page to change, a mail to arrive, a process to start. */
export const WAIT_LIMIT_MS = 3 * MINUTE;

/** For `vi.waitFor`, whose own limit is a second. */
export const PATIENCE = { timeout: WAIT_LIMIT_MS, interval: 20 };
