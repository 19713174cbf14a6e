import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expectValidHtml } from './html-checker.ts';
import { markNewColours, NEW_COLOURS, rememberColours, removeMarks } from './new-colours.ts';
import { expect } from './test.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

type WindowWithAxe = Window & { axe?: typeof axe };

interface Findings {
  problems: string[];
  passedColours: string[];
}

/** Runs axe, if it is in the page. */
async function runAxe({ options, newColours }: { options: axe.RunOptions; newColours: string }) {
  const { axe } = window as WindowWithAxe;
  if (!axe) return undefined;
  const COLOURS = 'color-contrast';
  // The source of each element is not shown; collecting it takes time.
  axe.configure({ noHtml: true, rules: [{ id: COLOURS, selector: `[${newColours}]` }] });
  const { passes, incomplete, violations } = await axe.run(document, options);
  const isEmpty = passes.length + incomplete.length + violations.length === 0;
  // A check of the colours alone is empty if none are new.
  if (isEmpty && !options.runOnly) throw new Error('axe checked nothing');
  return {
    problems: violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target?.join(' ')).join(', ')}`,
    ),
    passedColours: passes
      .filter(({ id }) => id === COLOURS)
      .flatMap(({ nodes }) => nodes.map(({ element }) => element?.getAttribute(newColours) ?? '')),
  };
}

/** Injects axe only once per document. */
async function findingsOn(page: Page, options: axe.RunOptions): Promise<Findings> {
  const how = { options, newColours: NEW_COLOURS };
  const found = await page.evaluate(runAxe, how);
  if (found) return found;
  await page.evaluate(AXE);
  const foundNow = await page.evaluate(runAxe, how);
  if (!foundNow) throw new Error('axe is no longer in the page');
  return foundNow;
}

/** The accessibility problems that axe finds on the current page. */
export async function barriersOn(page: Page, options: axe.RunOptions = {}): Promise<string[]> {
  await markNewColours(page);
  // No rule in use reads style sheets or media files.
  const asked: axe.RunOptions = { resultTypes: ['violations', 'passes'], preload: false, ...options };
  // Naming the elements takes a third of the time, so it is done only if there is something to report.
  const { problems, passedColours } = await findingsOn(page, {
    ...asked,
    selectors: false,
    elementRef: true,
  });
  rememberColours(passedColours);
  const named = problems.length > 0 ? (await findingsOn(page, asked)).problems : [];
  await removeMarks(page);
  return named;
}

const setTheme = (page: Page, colorScheme: 'light' | 'dark' | null) => page.emulateMedia({ colorScheme });

async function expectNoneInTheLight(page: Page, where: string) {
  expect.soft(await barriersOn(page), `${where}, in the light`).toEqual([]);
}

/** Only the colours differ in the dark theme. */
async function expectNoneInTheDark(page: Page, where: string) {
  const found = await barriersOn(page, { runOnly: ['color-contrast'] });
  expect.soft(found, `${where}, in the dark`).toEqual([]);
}

async function checkAtBothWidths(page: Page) {
  const size = page.viewportSize() ?? DESKTOP;
  const other = size.width < 1_024 ? DESKTOP : PHONE;
  const [here, there] = [`${size.width} px wide`, `${other.width} px wide`];
  await setTheme(page, 'light');
  await expectNoneInTheLight(page, here);
  await page.setViewportSize(other);
  await expectNoneInTheLight(page, there);
  await setTheme(page, 'dark');
  await expectNoneInTheDark(page, there);
  await page.setViewportSize(size);
  await expectNoneInTheDark(page, here);
  await setTheme(page, null);
}

async function checkAtThisWidth(page: Page) {
  await setTheme(page, 'light');
  await expectNoneInTheLight(page, 'at this width');
  await setTheme(page, 'dark');
  await expectNoneInTheDark(page, 'at this width');
  await setTheme(page, null);
}

/** The HTML is checked by another program meanwhile. */
async function checkWithHtml(page: Page, check: (page: Page) => Promise<void>) {
  const html = await page.content();
  await Promise.all([expectValidHtml(html, `at ${page.url()}`), check(page)]);
}

/** Expects valid HTML and no accessibility problems, at desktop and phone width, in the light and the dark theme. */
export const expectNoBarriers = (page: Page) => checkWithHtml(page, checkAtBothWidths);

/** The same for what exists at one width only, such as a menu on desktops, and for journeys that run at both widths. */
export const expectNoBarriersAtThisWidth = (page: Page) => checkWithHtml(page, checkAtThisWidth);
