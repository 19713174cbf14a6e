import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import type { SignedIn, User } from '#contract/accounts.ts';
import { codeIn, type Mailbox, outbox, SUBJECTS, waitForMail } from './mailbox.ts';
import { expect, openPage } from './test.ts';

export interface Credentials {
  email: string;
  password: string;
}

export interface Person extends Credentials {
  fullName: string;
  sellerType: User['sellerType'];
}

/** The administrator that the shared server makes at its start. */
export const ADMIN: Credentials = {
  email: 'harbourmaster@slipway.example',
  password: 'harbour-master-test',
};

const PASSWORD = 'a sloop at anchor';

/** Somebody whom no other test knows. */
export function newPerson(known: Partial<Person> = {}): Person {
  return {
    email: `sailor-${randomUUID().slice(0, 12)}@example.org`,
    password: PASSWORD,
    fullName: 'Anna Bell',
    sellerType: 'private',
    ...known,
  };
}

/** An account made by calls, the way the screens make it: a code by mail, then the registration. */
export async function registerAccount(
  request: APIRequestContext,
  known: Partial<Person> = {},
  mailbox: Mailbox = outbox,
): Promise<Person & Pick<SignedIn, 'token' | 'user'>> {
  const person = newPerson(known);
  const { email, fullName, password, sellerType } = person;
  const [firstName] = fullName.split(' ');
  const asked = await request.post('/api/auth/send-verification', { data: { email, firstName } });
  expect(asked.status(), await asked.text()).toBe(200);
  const verificationCode = codeIn(await waitForMail(mailbox, { to: email, subject: SUBJECTS.verification }));
  const answer = await request.post('/api/auth/register', {
    data: { email, fullName, password, sellerType, verificationCode },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { token, user } = (await answer.json()) as SignedIn;
  return { ...person, token, user };
}

/** Signs in on the screen and waits for the page that follows. */
export async function signIn(page: Page, { email, password }: Credentials, base = '') {
  await openPage(page, `${base}/sign-in`);
  await fillSignIn(page, { email, password });
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).not.toHaveURL(/\/sign-in/);
}

/** The same person on another device. */
export async function signInElsewhere(browser: Browser, baseURL: string | undefined, person: Credentials) {
  const other = await (await browser.newContext({ baseURL })).newPage();
  await signIn(other, person);
  return other;
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

/** The toast: the one place where notices come and go. */
export const notice = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** Everything that the browser keeps, as one text to search for secrets. */
export function browserStorage(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
  );
}

/** The header's menu of the signed-in account. */
export const accountMenu = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });
