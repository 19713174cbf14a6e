import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './test.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

type Asked = Window & { axe?: typeof axe };

/** What axe finds on the page as it stands. A document takes it in once, however often it is asked. */
async function barriersOn(page: Page, options: axe.RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => (window as Asked).axe !== undefined))) await page.evaluate(AXE);
  return page.evaluate(
    async (asked) => {
      const answer = await (window as Asked).axe?.run(document, asked);
      if (!answer) throw new Error('The page has left axe behind');
      if (answer.testEngine.name !== 'axe-core' || answer.passes.length === 0)
        throw new Error('Nothing was looked at');
      return answer.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    // What is in order need not be listed.
    { resultTypes: ['violations'], ...options } satisfies axe.RunOptions,
  );
}

async function askInLightAndDark(page: Page, where: string) {
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await barriersOn(page), `${where}, in the light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  // In the dark only the colours differ.
  const inTheDark = await barriersOn(page, { runOnly: ['color-contrast'] });
  expect.soft(inTheDark, `${where}, in the dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
}

/** axe finds nothing, at this width and the other one, in the light and the dark theme. */
export async function expectNoBarriers(page: Page) {
  const size = page.viewportSize() ?? DESKTOP;
  await askInLightAndDark(page, `${size.width} px wide`);
  const other = size.width < 1_024 ? DESKTOP : PHONE;
  await page.setViewportSize(other);
  await askInLightAndDark(page, `${other.width} px wide`);
  await page.setViewportSize(size);
}

/** The same for what exists at this width only: a drawer on phones, a menu on desktops. */
export async function expectNoBarriersHere(page: Page) {
  await askInLightAndDark(page, 'at this width');
}
