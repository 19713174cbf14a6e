import type { Browser, Page } from '@playwright/test';
import type { Credentials, Person } from './people.ts';
import { itemsCookie, storeItemsOnce } from './stored-items.ts';
import { expect, openPage } from './test.ts';

/** Signs in on the page and waits for the next page. */
export async function signIn(page: Page, { email, password }: Credentials, base = '') {
  await openPage(page, `${base}/sign-in`);
  await fillSignIn(page, { email, password });
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).not.toHaveURL(/\/sign-in/);
}

/** The same person on another device, signed in through the API. */
export async function onAnotherDevice(browser: Browser, baseURL = '', { email, password }: Credentials) {
  const context = await browser.newContext({ baseURL });
  const answer = await context.request.post('/api/auth/sign-in', { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
  await storeItemsOnce(context);
  await context.addCookies(itemsCookie(baseURL, { userEmail: email }));
  return context.newPage();
}

export async function fillSignIn(page: Page, { email, password }: Credentials) {
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Password', { exact: true }).fill(password);
}

export async function fillSignUp(page: Page, { fullName, email, password, sellerType }: Person) {
  await page.getByLabel('Full name').fill(fullName);
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByLabel('Account type').selectOption(sellerType);
  await page.getByRole('checkbox', { name: /18 years or older/ }).check();
}

/** The region in which toasts appear. */
export const notice = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** The destructive ones among them, which screen readers announce immediately. */
export const errorNotice = (page: Page) => notice(page).getByRole('alert');

/** Everything that the browser keeps, as one text to search for secrets. */
export function browserStorage(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
  );
}

/** The account menu in the header. */
export const accountMenu = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });
