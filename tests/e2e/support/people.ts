import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import type { SignedIn, User } from '#contract/accounts/accounts.ts';
import { codeIn, type Mailbox, outbox, SUBJECTS, waitForMail } from './mailbox.ts';

export interface Credentials {
  email: string;
  password: string;
}

export interface Person extends Credentials {
  fullName: string;
  sellerType: User['sellerType'];
}

/** A person with a session. */
export type Account = Credentials & Pick<SignedIn, 'token' | 'user'>;

/** The administrator that the shared server creates when it starts. */
const ADMIN: Credentials = {
  email: 'harbourmaster@slipway.example',
  password: 'harbour-master-test',
};

const PASSWORD = 'a sloop at anchor';

/** A person that no other test uses. */
export function newPerson(known: Partial<Person> = {}): Person {
  return {
    email: `sailor-${randomUUID().slice(0, 12)}@example.org`,
    password: PASSWORD,
    fullName: 'Anna Bell',
    sellerType: 'private',
    ...known,
  };
}

/** Registers an account through the API as the pages do: a code by mail, then the registration. */
export async function registerAccount(
  request: APIRequestContext,
  known: Partial<Person> = {},
  mailbox: Mailbox = outbox,
): Promise<Person & Account> {
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

async function signInAdmin(request: APIRequestContext): Promise<Account> {
  const answer = await request.post('/api/auth/sign-in', { data: ADMIN });
  expect(answer.status(), await answer.text()).toBe(200);
  const { token, user } = (await answer.json()) as SignedIn;
  return { ...ADMIN, token, user };
}

/** The accounts that the journeys of one worker share, each signed in once through the API. */
export const SHARED = {
  user: (request: APIRequestContext) => registerAccount(request),
  admin: signInAdmin,
} as const;
