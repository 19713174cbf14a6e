import type { ApiToken, CreatedApiToken, NewApiToken } from '#contract/accounts/api-tokens.ts';
import { TOKEN_LIMITS } from '#domain/accounts/token-scopes.ts';
import type { Deps } from '#server/deps.ts';
import { named, notSignedIn } from '#server/errors.ts';
import type { Principal } from '#server/http/access/access.ts';
import { accountNotFound } from '../accounts.errors.ts';
import { lockAccountForUpdate } from '../accounts.repository.ts';
import { newTokenMail } from '../mails/accounts.mails.ts';
import { isSessionOpen } from '../sessions/sessions.repository.ts';
import { newTokenSecret, tokenHash } from './token-secrets.ts';
import { type ApiTokenRow, countTokens, deleteToken, insertToken, listTokens } from './tokens.repository.ts';

const tooManyTokens = named(
  'too-many-tokens',
  409,
  `You have ${TOKEN_LIMITS.perAccount} tokens already. Revoke one that you no longer use first.`,
);
const tokenNotFound = named('token-not-found', 404, 'There is no such token');

const tokenView = ({ id, name, scopes, createdAt, lastUsedAt }: ApiTokenRow): ApiToken => ({
  id,
  name,
  scopes,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** The account holder is mailed: a token that someone else made should not go unnoticed. */
export async function createToken(
  { db, clock, mailer, config }: Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>,
  { accountId, sessionId }: Principal,
  { name, scopes }: NewApiToken,
): Promise<CreatedApiToken> {
  const token = newTokenSecret();
  const row = await db.transaction(async (tx) => {
    // The row lock makes parallel calls count one after the other.
    const account = await lockAccountForUpdate(tx, accountId);
    if (!account) throw accountNotFound();
    // A password reset that had the lock before has ended the session and revoked all tokens.
    if (!(await isSessionOpen(tx, sessionId))) throw notSignedIn();
    if ((await countTokens(tx, accountId)) >= TOKEN_LIMITS.perAccount) throw tooManyTokens();
    await mailer.queue(tx, newTokenMail(account, { name, publicUrl: config.publicUrl }));
    return insertToken(tx, {
      accountId,
      name,
      scopes: [...new Set(scopes)],
      tokenHash: tokenHash(token)!,
      createdAt: clock.now(),
    });
  });
  return { ...tokenView(row), token };
}

export async function readTokens({ db }: Pick<Deps, 'db'>, { accountId }: Principal): Promise<ApiToken[]> {
  return (await listTokens(db, accountId)).map(tokenView);
}

export async function revokeToken(
  { db }: Pick<Deps, 'db'>,
  { accountId }: Principal,
  id: string,
): Promise<void> {
  if (!(await deleteToken(db, { id, accountId }))) throw tokenNotFound();
}
