import { fillSignUp, notice } from '../support/accounts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { whileBroken } from '../support/calls.ts';
import { newPerson } from '../support/people.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';

type Page = Parameters<typeof openPage>[0];

const create = (page: Page) => page.getByRole('button', { name: 'Create Account' });

interface Slip {
  ids: string;
  title: string;
  message: string;
  /** Where the focus goes. */
  field: string;
  make: (page: Page) => Promise<void>;
}

const both = async (page: Page, password: string) => {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
};

const SLIPS: Slip[] = [
  {
    ids: 'ERR-13 AUTH-13',
    title: 'Missing Information',
    message: 'Please fill in all required fields.',
    field: 'Full name',
    make: (page) => page.getByLabel('Full name').fill(' '),
  },
  {
    ids: 'ERR-21',
    title: 'Invalid Email',
    message: 'Please enter a valid email address.',
    field: 'Email',
    make: (page) => page.getByLabel('Email').fill('anna@'),
  },
  {
    ids: 'ERR-14 AUTH-14',
    title: 'Password Mismatch',
    message: 'Passwords do not match.',
    field: 'Confirm password',
    make: (page) => page.getByLabel('Confirm password').fill('another one'),
  },
  {
    ids: 'ERR-15 AUTH-15 CONST-31',
    title: 'Password Too Short',
    message: 'Password must be at least 8 characters long.',
    field: 'Password',
    make: (page) => both(page, 'seven77'),
  },
  {
    ids: 'ERR-16 AUTH-16 CONST-71',
    title: 'Age Verification Required',
    message: 'Please confirm you are 18 years or older.',
    field: 'I am 18 years or older',
    make: (page) => page.getByRole('checkbox', { name: /18/ }).uncheck(),
  },
];

test.describe('a sign-up', () => {
  test('with a mistake reports it, focuses the field and sends no request', async ({ page }) => {
    let calls = 0;
    await page.route(/\/api\/auth\//, (route) => {
      calls += 1;
      return route.abort();
    });
    await openPage(page, '/register');
    for (const { ids, title, message, field, make } of SLIPS) {
      await fillSignUp(page, newPerson());
      await make(page);
      await create(page).click();
      await requirement(`${ids} "${title}"`, async () => {
        await expect(notice(page)).toContainText(title);
        await expect(notice(page)).toContainText(message);
        const wrong = page.getByLabel(field, { exact: true });
        await expect(wrong).toBeFocused();
        await expect(wrong).toHaveAttribute('aria-invalid', 'true');
      });
      await expect(page.getByLabel('Full name')).not.toHaveValue('');
      await expect(page).toHaveURL('/register');
    }
    expect(calls).toBe(0);
    await expectNoBarriers(page);
  });

  test('that is refused says why and keeps the form', async ({ page }) => {
    await openPage(page, '/register');
    const person = newPerson();
    await fillSignUp(page, person);
    for (const { id, answer, title, message } of [
      {
        id: 'ERR-18',
        answer: { status: 429, json: { error: 'Too many mails. Please wait.' } },
        title: 'Registration Failed',
        message: 'Too many mails. Please wait.',
      },
      {
        id: 'ERR-18',
        answer: { status: 400, body: 'Bad gateway' },
        title: 'Registration Failed',
        message: 'Failed to send verification email. Please try again.',
      },
      {
        id: 'ERR-20',
        answer: null,
        title: 'Network Error',
        message: 'Please check your connection and try again.',
      },
    ] as const) {
      const seen = async () => {
        await create(page).click();
        await requirement(`${id} "${message}"`, async () => {
          await expect(notice(page)).toContainText(title);
          await expect(notice(page)).toContainText(message);
        });
      };
      await whileBroken(page, '**/api/auth/send-verification', seen, answer ?? 'no answer');
      await expect(page.getByLabel('Email')).toHaveValue(person.email);
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue(person.password);
      await expect(create(page)).toBeEnabled();
    }
  });
});
