import type { Page } from '@playwright/test';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';
import { expectReadable, openTextPage, sectionOf, TEXT_PAGES } from '../support/text-pages.ts';

const answers = (page: Page) => sectionOf(page, 'Frequently asked questions');
const questions = (page: Page) => answers(page).locator('summary');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the Help Centre' });

test('the Help Centre: six questions, four groups of topics, three ways to reach us', async ({ page }) => {
  await openTextPage(page, '/help', 'Help Centre');
  await requirement('PAGES-07 a search box and six questions', async () => {
    await expect(search(page)).toBeVisible();
    await expect(questions(page)).toHaveCount(6);
  });
  const groups = sectionOf(page, 'Topics').getByRole('region');
  await requirement('PAGES-09 four groups of topics', () => expect(groups).toHaveCount(4));
  await requirement('PAGES-10 where the topics lead', async () =>
    expect(
      await groups.getByRole('link').evaluateAll((links) => links.map((l) => l.getAttribute('href'))),
    ).toEqual([
      '/sign-in',
      '/search',
      '/buying-guide#understanding-listings',
      '/buying-guide#contacting-sellers',
      '/buying-guide#making-offers',
      '/buying-guide#arranging-viewings',
      '/buying-guide#surveys-inspections',
      '/buying-guide#payment-paperwork',
      '/selling-guide',
      '/selling-guide#email-verification',
      '/selling-guide#photos-descriptions',
      '/selling-guide#managing-inquiries',
      '/safety-tips#identity-verification',
      '/safety-tips#reporting-scams',
      '/privacy-policy',
      '/safety-tips',
    ]),
  );
  await requirement('PAGES-08 three ways to reach us', async () => {
    const ways = sectionOf(page, 'Still need help?').getByRole('listitem');
    await expect(ways).toHaveCount(3);
    await expect(ways.filter({ hasText: 'Email' }).getByRole('link')).toHaveAttribute('href', /^mailto:/);
    for (const [name, to] of [
      ['Contact form', '/contact'],
      ['Report a listing', '/safety-tips#reporting-scams'],
    ] as const)
      await expect(ways.filter({ hasText: name }).getByRole('link')).toHaveAttribute('href', to);
    // Nothing is announced that does not exist.
    await expect(page.getByText(/coming soon|live chat/i)).toHaveCount(0);
  });

  const jsonLd = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(jsonLd['@type']).toBe('FAQPage');
  expect(jsonLd.mainEntity.map(({ name }: { name: string }) => name)).toEqual(
    await questions(page).allTextContents(),
  );
  for (const { acceptedAnswer } of jsonLd.mainEntity) {
    expect(acceptedAnswer).toMatchObject({ '@type': 'Answer', text: expect.stringMatching(/\w{4}/) });
    expect(acceptedAnswer.text).not.toMatch(/\]\(|\*\*/);
  }

  await expectReadable(page);
  await page.emulateMedia({ media: 'print' });
  await expect(answers(page).getByText('A person reviews every listing')).toBeVisible();
});

test('the search finds while one types, keeps the question in the address and says when nothing is found', async ({
  page,
}) => {
  await openPage(page, '/help');
  await search(page).pressSequentially('commission');
  await requirement('PAGES-07 the search filters the questions', async () => {
    await expect(questions(page)).toHaveText(['What does it cost to list a boat?']);
    await expect(answers(page).getByRole('status')).toHaveText('1 answer');
  });
  await expect(page).toHaveURL('/help?q=commission');
  await page.reload();
  await expect(search(page)).toHaveValue('commission');
  await expect(questions(page)).toHaveCount(1);

  await search(page).fill('survey');
  await expect(answers(page).getByRole('link', { name: 'Surveys and inspections' })).toBeVisible();
  await expect(answers(page).getByRole('status')).toHaveText('1 guide');

  await search(page).fill('submarine <b>');
  await expect(answers(page)).toContainText('Nothing found for “submarine <b>”');
  await expect(answers(page).getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
  const all = answers(page).getByRole('link', { name: 'Show all answers' });
  await requirement('PAGES-11 what leads nowhere else leads to "/help"', async () => {
    await expect(all).toHaveAttribute('href', '/help');
    await all.click();
    await expect(page).toHaveURL('/help');
  });
  await expect(search(page)).toHaveValue('');
  await expect(questions(page)).toHaveCount(6);
});

test('a question folds out by keyboard, and a link to an answer opens it', async ({ page }) => {
  await openPage(page, '/help');
  const cost = answers(page).getByText('A basic listing is free');
  await expect(cost).toBeHidden();
  await questions(page).nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(cost).toBeVisible();
  await openPage(page, '/help#review-time');
  await expect(answers(page).getByText('A person reviews every listing')).toBeInViewport();
  await page.evaluate(() => {
    location.hash = '#change-listing';
  });
  await expect(answers(page).getByText('A sold boat leaves the search')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('PAGES-07 the search is a plain form, and links open answers', async ({ page }) => {
    await page.goto('/help');
    await search(page).fill('commission');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/help?q=commission');
    await expect(questions(page)).toHaveText(['What does it cost to list a boat?']);
    await page.goto('/help?q=zzzz');
    await expect(answers(page)).toContainText('Nothing found for “zzzz”');
    await page.goto('/help#review-time');
    await expect(answers(page).getByText('A person reviews every listing')).toBeInViewport();
  });
});

test('PAGES-10 every link of the written pages leads to a page that answers and an anchor that exists', async ({
  request,
}) => {
  const read = new Map<string, string>();
  async function textOf(path: string) {
    const known = read.get(path);
    if (known !== undefined) return known;
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    read.set(path, html);
    return html;
  }

  const broken: string[] = [];
  let followed = 0;
  for (const from of TEXT_PAGES) {
    const main = /<main[\s>].*<\/main>/s.exec(await textOf(from))?.[0] ?? '';
    for (const [, href = ''] of main.matchAll(/<a\b[^>]*\bhref="([/#][^"]*)"/g)) {
      const [path, anchor] = href.split('#');
      const html = await textOf(path || from);
      followed += 1;
      if (anchor && !html.includes(`id="${anchor}"`)) broken.push(`${from} → ${href}`);
    }
  }
  expect(broken).toEqual([]);
  expect(followed).toBeGreaterThan(100);
});
