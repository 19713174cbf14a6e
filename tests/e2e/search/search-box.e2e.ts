import type { Page } from '@playwright/test';
import { expectNoBarriersAtThisWidth } from '../support/barriers.ts';
import { cards } from '../support/boats.ts';
import { expect, openPage, test } from '../support/test.ts';

const hero = (page: Page) => page.getByRole('combobox', { name: 'Search boats' });
const header = (page: Page) =>
  page.getByRole('banner').getByRole('combobox', { name: 'Search all boats' }).filter({ visible: true });
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const recent = (page: Page) => page.getByRole('listbox', { name: 'Recent searches' });

test.describe('the search boxes', () => {
  test('suggest while typing, by keyboard: arrows, Enter and Escape; what is typed can always be searched for', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (sent) => {
      const { pathname, searchParams } = new URL(sent.url());
      if (pathname === '/api/search/suggestions') asked.push(searchParams.get('q') ?? '');
    });
    await openPage(page, '/');
    const box = hero(page);
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await box.pressSequentially('b');
    await box.pressSequentially('ava');
    const options = suggestions(page).getByRole('option');
    await expect(options.first()).toContainText('Bavaria');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(asked).not.toContain('b');
    await expectNoBarriersAtThisWidth(page);

    await box.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(box).toHaveAttribute(
      'aria-activedescendant',
      (await options.first().getAttribute('id')) ?? '',
    );
    await box.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await box.press('Escape');
    await expect(suggestions(page)).toBeHidden();
    await expect(box).toHaveValue('bava');
    await expect(box).toBeFocused();

    await box.press('ArrowDown');
    await box.press('Enter');
    await expect(page).toHaveURL('/search?make=bavaria');
    await expect(cards(page).first()).toBeVisible();

    await header(page).fill('bava');
    await expect(options.first()).toContainText('Bavaria');
    await header(page).press('ArrowDown');
    await header(page).fill('narrowboat');
    await header(page).press('Enter');
    await expect(page).toHaveURL(/\/search\?q=narrowboat/);
  });

  test('state how many listings each suggestion leads to', async ({ page }) => {
    await openPage(page, '/');
    await hero(page).fill('sail');
    const option = suggestions(page).getByRole('option', { name: /Sailing Boats/ });
    const [count] = (await option.textContent())?.match(/\d[\d,]*(?= listings?$)/) ?? [];
    expect(count).toBeDefined();
    await option.click();
    await expect(page).toHaveURL('/category/sailing');
    await expect(page.getByText(new RegExp(`^${count} boats? found$`))).toBeVisible();
  });

  test('offer recent searches in an empty box until they are cleared', async ({ page }) => {
    await openPage(page, '/');
    await hero(page).click();
    await expect(recent(page)).toBeHidden();
    await hero(page).fill('wooden sloop');
    await hero(page).press('Enter');
    await expect(page).toHaveURL(/\/search\?q=wooden\+sloop/);

    await openPage(page, '/');
    await hero(page).click();
    await recent(page).getByRole('option', { name: 'wooden sloop' }).click();
    await expect(page).toHaveURL(/\/search\?q=wooden\+sloop/);

    await openPage(page, '/');
    await hero(page).click();
    await page.getByRole('button', { name: 'Clear history' }).click();
    await expect(recent(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('recent_searches'))).toBeNull();
  });

  test('work when suggestions fail', async ({ page }) => {
    await page.route('**/api/search/suggestions?**', (route) => route.fulfill({ status: 503 }));
    await openPage(page, '/');
    const failed = page.waitForResponse('**/api/search/suggestions?**');
    await hero(page).fill('bavaria');
    await failed;
    await expect(suggestions(page)).toBeHidden();
    await hero(page).press('Enter');
    await expect(page).toHaveURL(/\/search\?q=bavaria/);
  });

  test('FIND-13 hold the phrase on results pages, and what was typed elsewhere goes', async ({ page }) => {
    await openPage(page, '/search?q=narrowboat+under+60k');
    await expect(header(page)).toHaveValue('narrowboat under 60k');
    await page.getByRole('link', { name: 'Remove Up to £60,000' }).click();
    await expect(page).not.toHaveURL(/maxPrice/);
    await expect(header(page)).toHaveValue('narrowboat under 60k');

    await header(page).fill('bavaria');
    await header(page).press('Enter');
    await expect(page).toHaveURL(/q=bavaria/);
    await expect(header(page)).toHaveValue('bavaria');
    await page.goBack();
    await expect(header(page)).toHaveValue('narrowboat under 60k');

    await header(page).fill('bava');
    await suggestions(page).getByRole('option').first().click();
    await expect(page).toHaveURL('/search?make=bavaria');
    await expect(header(page)).toHaveValue('');

    await openPage(page, '/category/motor?q=under+50k');
    await expect(header(page)).toHaveValue('under 50k');
    await openPage(page, '/search?keywords=teak+decks');
    await expect(header(page)).toHaveValue('teak decks');
    await openPage(page, '/categories?q=elsewhere');
    await expect(header(page)).toHaveValue('');
  });

  test('FIND-13 are emptied with one press, by keyboard too', async ({ page }) => {
    await openPage(page, '/search?q=bavaria');
    const clear = page.getByRole('banner').getByRole('button', { name: 'Clear the search' });
    await header(page).focus();
    await page.keyboard.press('Tab');
    await expect(clear.filter({ visible: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(header(page)).toHaveValue('');
    await expect(header(page)).toBeFocused();
    await expect(clear).toHaveCount(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('FIND-13 hold the phrase too, in a plain form', async ({ page }) => {
      await page.goto('/search?q=narrowboat+under+60k');
      const box = page.getByRole('banner').getByRole('searchbox', { name: 'Search all boats' });
      await expect(box.filter({ visible: true })).toHaveValue('narrowboat under 60k');
      await box.filter({ visible: true }).fill('bavaria');
      await box.filter({ visible: true }).press('Enter');
      await expect(page).toHaveURL(/q=bavaria/);
      await expect(box.filter({ visible: true })).toHaveValue('bavaria');
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('list suggestions over the full width, in rows that a thumb hits', async ({ page }) => {
      await openPage(page, '/categories');
      await page.getByRole('banner').locator('summary').click();
      await header(page).fill('bava');
      const row = suggestions(page).getByRole('option').first();
      await expect(row).toBeVisible();
      const box = await row.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(340);
      await row.click();
      await expect(page).toHaveURL('/search?make=bavaria');
      await expect(header(page)).toHaveCount(0);
    });

    test('FIND-13 the magnifier opens a focused box with the phrase and suggestions', async ({ page }) => {
      await openPage(page, '/search?q=bavaria');
      const magnifier = page.getByRole('banner').locator('summary');
      await magnifier.click();
      await expect(header(page)).toBeFocused();
      await expect(header(page)).toHaveValue('bavaria');
      await expect(suggestions(page).getByRole('option').first()).toContainText('Bavaria');
      await expectNoBarriersAtThisWidth(page);
      await page.keyboard.press('Escape');
      await expect(suggestions(page)).toBeHidden();
      await expect(header(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(header(page)).toHaveCount(0);
      await expect(magnifier).toBeFocused();

      await page.keyboard.press('Enter');
      await expect(header(page)).toBeFocused();
      await header(page).fill('narrowboat');
      await header(page).press('Enter');
      await expect(page).toHaveURL(/q=narrowboat/);
      await expect(header(page)).toHaveCount(0);
    });
  });
});
