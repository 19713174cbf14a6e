import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

const inWords = (violations: Violations) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);

/** Nothing on the page keeps anyone out, in the light; in the dark only the colours differ, so only they are asked. */
export async function expectNoBarriers(page: Page) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(inWords((await new AxeBuilder({ page }).analyze()).violations), 'in the light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  expect(inWords(dark.violations), 'in the dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}
