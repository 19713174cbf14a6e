import { setTimeout } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import type { InjectOptions } from 'fastify';
import type { Email } from 'postal-mime';
import type { SignedIn, User } from '#contract/accounts/accounts.ts';
import type { CreatedApiToken } from '#contract/accounts/api-tokens.ts';
import type { TokenScope } from '#domain/accounts/token-scopes.ts';
import { SESSION_COOKIE } from '#server/http/access/access.ts';
import { insertAccount } from '#server/modules/accounts/accounts.repository.ts';
import { userView } from '#server/modules/accounts/accounts.views.ts';
import { emailKeyOf } from '#server/modules/accounts/email-key.ts';
import { openSession } from '#server/modules/accounts/sessions/sessions.service.ts';
import type { TestApp } from './test-app.ts';

export const TEST_PASSWORD = 'a sloop at anchor';

/** A signed-in account, with what its browser would send. */
export interface SignedInAccount {
  user: User;
  token: string;
  password: string;
  /** Headers for calls with the token. */
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
/** An unused client address, so that tests do not share limits. */
export function newAddress(): string {
  callers += 1;
  return `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
}

/**
 * Calls from a new client address each time unless one is given. A machine that runs many tests may shed a call;
 * it is then repeated, as any client would.
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

/** Argon2id as the product uses it, at a cost that hundreds of sign-ins do not notice. */
const LOW_COST = { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 } as const;
let testPasswordHash: Promise<string> | undefined;

interface Person {
  email?: string;
  firstName?: string;
  lastName?: string;
  sellerType?: User['sellerType'];
  role?: User['role'];
}

/** Creates an account and signs it in directly, without codes and mail. */
export async function registerAccount(t: TestApp, person: Person = {}): Promise<SignedInAccount> {
  testPasswordHash ??= hash(TEST_PASSWORD, LOW_COST);
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
  if (!account) throw new Error(`${email} already has an account`);
  const { token, cookie } = await openSession(t.db, account, { now });
  return signedIn({ user: userView(account), token }, cookie);
}

/** Creates an API token of the account; `headers` authenticate with it. */
export async function newToken(t: TestApp, account: SignedInAccount, scopes: readonly TokenScope[]) {
  const payload = { name: 'Stock system', scopes };
  const answer = await post(t, '/api/tokens', payload, { headers: account.headers });
  if (answer.statusCode !== 201) throw new Error(`Creating a token returned ${answer.statusCode}`);
  const created = answer.json<CreatedApiToken>();
  return { ...created, headers: { authorization: `Bearer ${created.token}` } };
}

/** Every mail sent to the address, oldest first. */
export async function mailsTo(t: TestApp, email: string): Promise<Email[]> {
  const isTheirs = ({ address = '' }) => address.toLowerCase() === email.toLowerCase();
  return (await t.mails()).filter((mail) => mail.to?.some(isTheirs));
}

export function codeIn(mail: Email | undefined): string {
  const code = mail?.text?.match(/^ {4}(\d{6})$/m)?.[1];
  if (!code) throw new Error('This mail contains no code');
  return code;
}

/** Requests a verification code and reads it from the mail. */
export async function verificationCodeFor(
  t: TestApp,
  email: string,
  options?: InjectOptions,
): Promise<string> {
  await post(t, '/api/auth/send-verification', { email, firstName: 'Anna' }, options);
  return codeIn((await mailsTo(t, email)).at(-1));
}

/** Requests a reset code and reads it from the mail. */
export async function resetCodeFor(t: TestApp, email: string, options?: InjectOptions): Promise<string> {
  await post(t, '/api/auth/forgot-password', { email }, options);
  return codeIn((await mailsTo(t, email)).at(-1));
}

/** Registers an account as people do: code by mail, code submitted, registered. */
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
  if (answer.statusCode !== 201) throw new Error(`Registering returned ${answer.statusCode} ${answer.body}`);
  const cookie = answer.cookies.find(({ name }) => name === SESSION_COOKIE);
  return signedIn(answer.json<SignedIn>(), cookie?.value ?? '');
}
