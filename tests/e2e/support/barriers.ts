import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expectValidPage } from './html-checker.ts';
import { expect } from './test.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

type WindowWithAxe = Window & { axe?: typeof axe };

/** The accessibility problems that axe finds on the current page. Injects axe only once per document. */
async function barriersOn(page: Page, options: axe.RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => (window as WindowWithAxe).axe !== undefined))) await page.evaluate(AXE);
  return page.evaluate(
    async (asked) => {
      const answer = await (window as WindowWithAxe).axe?.run(document, asked);
      if (!answer) throw new Error('axe is no longer in the page');
      if (answer.testEngine.name !== 'axe-core' || answer.passes.length === 0)
        throw new Error('axe checked nothing');
      return answer.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    // Passed checks need not be listed.
    { resultTypes: ['violations'], ...options } satisfies axe.RunOptions,
  );
}

async function checkInLightAndDark(page: Page, where: string) {
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await barriersOn(page), `${where}, in the light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  // Only the colours differ in the dark theme.
  const inTheDark = await barriersOn(page, { runOnly: ['color-contrast'] });
  expect.soft(inTheDark, `${where}, in the dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
}

/** Expects valid HTML and no accessibility problems, at desktop and phone width, in the light and the dark theme. */
export async function expectNoBarriers(page: Page) {
  await expectValidPage(page);
  const size = page.viewportSize() ?? DESKTOP;
  await checkInLightAndDark(page, `${size.width} px wide`);
  const other = size.width < 1_024 ? DESKTOP : PHONE;
  await page.setViewportSize(other);
  await checkInLightAndDark(page, `${other.width} px wide`);
  await page.setViewportSize(size);
}

/** The same for things that exist at one width only: a drawer on phones, a menu on desktops. */
export async function expectNoBarriersAtThisWidth(page: Page) {
  await expectValidPage(page);
  await checkInLightAndDark(page, 'at this width');
}
