import { fillSignUp, newPerson, notice } from './support/accounts.ts';
import { expect, openPage, test } from './support/test.ts';

type Page = Parameters<typeof openPage>[0];

const create = (page: Page) => page.getByRole('button', { name: 'Create Account' });

interface Slip {
  id: string;
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
    id: 'ERR-13 AUTH-13',
    title: 'Missing Information',
    message: 'Please fill in all required fields.',
    field: 'Full name',
    make: (page) => page.getByLabel('Full name').fill(' '),
  },
  {
    id: 'ERR-21',
    title: 'Invalid Email',
    message: 'Please enter a valid email address.',
    field: 'Email',
    make: (page) => page.getByLabel('Email').fill('anna@'),
  },
  {
    id: 'ERR-14 AUTH-14',
    title: 'Password Mismatch',
    message: 'Passwords do not match.',
    field: 'Confirm password',
    make: (page) => page.getByLabel('Confirm password').fill('another one'),
  },
  {
    id: 'ERR-15 AUTH-15 CONST-31',
    title: 'Password Too Short',
    message: 'Password must be at least 8 characters long.',
    field: 'Password',
    make: (page) => both(page, 'seven77'),
  },
  {
    id: 'ERR-16 AUTH-16 CONST-71',
    title: 'Age Verification Required',
    message: 'Please confirm you are 18 years or older.',
    field: 'I am 18 years or older',
    make: (page) => page.getByRole('checkbox', { name: /18/ }).uncheck(),
  },
];

test.describe('a sign-up with a slip', () => {
  for (const { id, title, message, field, make } of SLIPS)
    test(`${id} says "${title}", goes to the field and asks nothing of the server`, async ({ page }) => {
      let calls = 0;
      await page.route('**/api/auth/**', (route) => {
        calls += 1;
        return route.abort();
      });
      await openPage(page, '/register');
      await fillSignUp(page, newPerson());
      await make(page);
      await create(page).click();
      await expect(notice(page)).toContainText(title);
      await expect(notice(page)).toContainText(message);
      const wrong = page.getByLabel(field, { exact: true });
      await expect(wrong).toBeFocused();
      await expect(wrong).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel('Full name')).not.toHaveValue('');
      await expect(page).toHaveURL('/register');
      expect(calls).toBe(0);
    });

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
  ] as const)
    test(`${id} a refused sign-up says "${message}" and keeps the form`, async ({ page }) => {
      await page.route('**/api/auth/send-verification', (route) =>
        answer ? route.fulfill(answer) : route.abort(),
      );
      await openPage(page, '/register');
      const person = newPerson();
      await fillSignUp(page, person);
      await create(page).click();
      await expect(notice(page)).toContainText(title);
      await expect(notice(page)).toContainText(message);
      await expect(page.getByLabel('Email')).toHaveValue(person.email);
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue(person.password);
      await expect(create(page)).toBeEnabled();
    });
});
