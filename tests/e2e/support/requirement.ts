import { expect, test } from './test.ts';

/**
 * One requirement of a journey that proves several, as a step of its own: `await requirement('HOME-18 …', …)`. When it
 * fails the journey continues, so that one failure hides no other.
 */
export async function requirement(title: string, check: () => Promise<void>) {
  await test.step(title, async () => {
    try {
      await check();
    } catch (error) {
      expect.soft(error instanceof Error ? error.message : error, title).toBeUndefined();
    }
  });
}
