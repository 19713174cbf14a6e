import { setTimeout } from 'node:timers/promises';
import type { InjectOptions } from 'fastify';
import type { Email } from 'postal-mime';
import type { SignedIn, User } from '#contract/accounts/accounts.ts';
import { SESSION_COOKIE } from '#server/http/access/access.ts';
import { insertAccount } from '#server/modules/accounts/accounts.repository.ts';
import { userView } from '#server/modules/accounts/accounts.views.ts';
import { emailKeyOf } from '#server/modules/accounts/email-key.ts';
import { hashPassword } from '#server/modules/accounts/passwords/passwords.ts';
import { openSession } from '#server/modules/accounts/sessions/sessions.service.ts';
import { serverTurn } from '#server/platform/work/work-gate.ts';
import type { TestApp } from './test-app.ts';

export const TEST_PASSWORD = 'a sloop at anchor';

/** Someone signed in, with what their browser would send. */
export interface SignedInAccount {
  user: User;
  token: string;
  password: string;
  /** For calls that carry the token. */
  headers: { authorization: string };
  /** The `cookie` header of the same browser. */
  cookie: string;
}

const signedIn = (session: { user: User; token: string }, cookie: string): SignedInAccount => ({
  user: session.user,
  token: session.token,
  password: TEST_PASSWORD,
  headers: { authorization: `Bearer ${session.token}` },
  cookie: `${SESSION_COOKIE}=${cookie}`,
});

let people = 0;
export const newEmail = (name = 'sailor') => `${name}-${++people}@example.org`;

let callers = 0;
/** An address that has not called yet, so that limits of one test leave the next alone. */
export function newAddress(): string {
  callers += 1;
  return `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
}

/**
 * Calls from another address each time unless told from which. A machine that runs many tests at once may shed a
 * call as too much; it is made again, as any client would.
 */
export async function call(t: Pick<TestApp, 'app'>, options: InjectOptions) {
  const request = { remoteAddress: newAddress(), ...options };
  for (let times = 0; times < 40; times += 1) {
    const answer = await t.app.inject(request);
    if (answer.statusCode !== 503) return answer;
    await setTimeout(250);
  }
  return t.app.inject(request);
}

export const post = (t: Pick<TestApp, 'app'>, url: string, payload?: object, options: InjectOptions = {}) =>
  call(t, { method: 'POST', url, payload, ...options });

let testPasswordHash: Promise<string> | undefined;

interface Person {
  email?: string;
  firstName?: string;
  lastName?: string;
  sellerType?: User['sellerType'];
  role?: User['role'];
}

/** An account that is there and signed in at once, without the way through codes and mail. */
export async function registerAccount(t: TestApp, person: Person = {}): Promise<SignedInAccount> {
  testPasswordHash ??= hashPassword(TEST_PASSWORD, serverTurn('tests'));
  const now = t.deps.clock.now();
  const email = person.email ?? newEmail();
  const account = await insertAccount(t.db, {
    email,
    emailKey: emailKeyOf(email),
    firstName: person.firstName ?? 'Anna',
    lastName: person.lastName ?? 'Bell',
    passwordHash: await testPasswordHash,
    sellerType: person.sellerType ?? 'private',
    role: person.role ?? 'user',
    emailVerifiedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  if (!account) throw new Error(`${email} has an account already`);
  const { token, cookie } = await openSession(t.db, account, { now });
  return signedIn({ user: userView(account), token }, cookie);
}

/** Every mail that went to the address, oldest first. */
export async function mailsTo(t: TestApp, email: string): Promise<Email[]> {
  return (await t.mails()).filter((mail) => mail.to?.some(({ address }) => address === email));
}

export function codeIn(mail: Email | undefined): string {
  const code = mail?.text?.match(/^ {4}(\d{6})$/m)?.[1];
  if (!code) throw new Error('This mail holds no code');
  return code;
}

/** Asks for a verification code and reads it from the mail. */
export async function verificationCodeFor(
  t: TestApp,
  email: string,
  options?: InjectOptions,
): Promise<string> {
  await post(t, '/api/auth/send-verification', { email, firstName: 'Anna' }, options);
  return codeIn((await mailsTo(t, email)).at(-1));
}

/** Asks for a reset code and reads it from the mail. */
export async function resetCodeFor(t: TestApp, email: string, options?: InjectOptions): Promise<string> {
  await post(t, '/api/auth/forgot-password', { email }, options);
  return codeIn((await mailsTo(t, email)).at(-1));
}

/** An account made the way people make it: code by mail, code posted, registered. */
export async function registerThroughCodes(
  t: TestApp,
  {
    email = newEmail(),
    fullName = 'Anna Bell',
    sellerType,
  }: { email?: string; fullName?: string; sellerType?: string } = {},
): Promise<SignedInAccount> {
  const code = await verificationCodeFor(t, email);
  await post(t, '/api/auth/verify-email', { email, code });
  const answer = await post(t, '/api/auth/register', {
    email,
    fullName,
    password: TEST_PASSWORD,
    sellerType,
    verificationCode: code,
  });
  if (answer.statusCode !== 201)
    throw new Error(`Registering was answered ${answer.statusCode} ${answer.body}`);
  const cookie = answer.cookies.find(({ name }) => name === SESSION_COOKIE);
  return signedIn(answer.json<SignedIn>(), cookie?.value ?? '');
}
