import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const inWords = (violations: Violations) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);

/** Our pages hold no frames, so the short way of asking will do; what is in order need not be listed. */
const ask = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });

async function askInLightAndDark(page: Page, where: string) {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await ask(page).analyze();
  expect.soft(inWords(light.violations), `${where}, in the light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  // In the dark only the colours differ.
  const dark = await ask(page)
    .options({ resultTypes: ['violations'], runOnly: ['color-contrast'] })
    .analyze();
  expect.soft(inWords(dark.violations), `${where}, in the dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
}

/** Nothing on the screen keeps anyone out, as it stands and at the other width, in the light and in the dark. */
export async function expectNoBarriers(page: Page) {
  const size = page.viewportSize() ?? DESKTOP;
  await askInLightAndDark(page, `${size.width} px wide`);
  const other = size.width < 1_024 ? DESKTOP : PHONE;
  await page.setViewportSize(other);
  await askInLightAndDark(page, `${other.width} px wide`);
  await page.setViewportSize(size);
}

/** The same where a screen exists at this width only: a drawer on phones, a menu on desktops. */
export async function expectNoBarriersHere(page: Page) {
  await askInLightAndDark(page, 'at this width');
}
