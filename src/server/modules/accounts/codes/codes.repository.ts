import { and, eq, gt, inArray, isNotNull, lt, lte, or, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { oneTimeCodes } from '../accounts.table.ts';

type OneTimeCode = typeof oneTimeCodes.$inferSelect;
export type CodePurpose = OneTimeCode['purpose'];

export interface CodeSubject {
  emailKey: string;
  purpose: CodePurpose;
}

const isFor = ({ emailKey, purpose }: CodeSubject) =>
  and(eq(oneTimeCodes.emailKey, emailKey), eq(oneTimeCodes.purpose, purpose));

/** Replaces the older secret and resets its tries. */
export async function replaceSecret(
  executor: Executor,
  secret: CodeSubject & Pick<OneTimeCode, 'secretHash' | 'expiresAt' | 'createdAt'> & { askedBy?: string[] },
): Promise<void> {
  await executor
    .insert(oneTimeCodes)
    .values(secret)
    .onConflictDoUpdate({
      target: [oneTimeCodes.emailKey, oneTimeCodes.purpose],
      set: {
        secretHash: secret.secretHash,
        expiresAt: secret.expiresAt,
        createdAt: secret.createdAt,
        tries: 0,
        strangersTries: 0,
        askedBy: secret.askedBy ?? [],
        acceptedAt: null,
      },
    });
}

/** Whether the caller is not the one who requested the code. If that is not recorded, nobody counts as a stranger. */
const isStranger = (marks: readonly string[]) =>
  sql<boolean>`(${oneTimeCodes.askedBy} <> '{}' and not ${oneTimeCodes.askedBy} && ${sql.param([...marks])}::text[])`;

/**
 * Uses up one of the remaining tries and returns the hash to compare with. The try is counted first and in one
 * statement, so parallel guesses cannot exceed the limit. Strangers cannot use up more than their share.
 */
export async function countCodeTry(
  executor: Executor,
  subject: CodeSubject,
  options: { maxTries: number; strangersTries: number; marks: readonly string[]; now: Date },
): Promise<Buffer | undefined> {
  const { maxTries, strangersTries, marks, now } = options;
  const [counted] = await executor
    .update(oneTimeCodes)
    .set({
      tries: sql`${oneTimeCodes.tries} + 1`,
      strangersTries: sql`${oneTimeCodes.strangersTries} + ${isStranger(marks)}::integer`,
    })
    .where(
      and(
        isFor(subject),
        lt(oneTimeCodes.tries, maxTries),
        or(sql`not ${isStranger(marks)}`, lt(oneTimeCodes.strangersTries, strangersTries)),
        gt(oneTimeCodes.expiresAt, now),
      ),
    )
    .returning({ secretHash: oneTimeCodes.secretHash });
  return counted?.secretHash;
}

/** Marks the code as accepted and undoes the try, as only wrong tries count. */
export async function acceptCode(
  executor: Executor,
  subject: CodeSubject,
  { marks, now }: { marks: readonly string[]; now: Date },
): Promise<void> {
  await executor
    .update(oneTimeCodes)
    .set({
      tries: sql`${oneTimeCodes.tries} - 1`,
      strangersTries: sql`${oneTimeCodes.strangersTries} - ${isStranger(marks)}::integer`,
      acceptedAt: sql`coalesce(${oneTimeCodes.acceptedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(isFor(subject));
}

export async function findSecret(
  executor: Executor,
  subject: CodeSubject,
  now: Date,
): Promise<OneTimeCode | undefined> {
  const [found] = await executor
    .select()
    .from(oneTimeCodes)
    .where(and(isFor(subject), gt(oneTimeCodes.expiresAt, now)));
  return found;
}

/** Deletes exactly this secret. Of several parallel calls only one returns true. */
export async function consumeSecret(
  executor: Executor,
  subject: CodeSubject,
  { secretHash, now, accepted = false }: { secretHash: Buffer; now: Date; accepted?: boolean },
): Promise<boolean> {
  const consumed = await executor
    .delete(oneTimeCodes)
    .where(
      and(
        isFor(subject),
        eq(oneTimeCodes.secretHash, secretHash),
        gt(oneTimeCodes.expiresAt, now),
        accepted ? isNotNull(oneTimeCodes.acceptedAt) : undefined,
      ),
    )
    .returning({ purpose: oneTimeCodes.purpose });
  return consumed.length === 1;
}

export async function deleteSecrets(
  executor: Executor,
  emailKey: string,
  purposes: readonly CodePurpose[],
): Promise<void> {
  await executor
    .delete(oneTimeCodes)
    .where(and(eq(oneTimeCodes.emailKey, emailKey), inArray(oneTimeCodes.purpose, [...purposes])));
}

/** Including codes for a new address, which are stored under the account. */
export async function deleteAllSecrets(
  executor: Executor,
  { id, emailKey }: { id: string; emailKey: string },
): Promise<void> {
  await executor
    .delete(oneTimeCodes)
    .where(or(eq(oneTimeCodes.emailKey, emailKey), sql`starts_with(${oneTimeCodes.emailKey}, ${`${id} `})`));
}

export async function deleteExpiredSecrets(executor: Executor, now: Date): Promise<void> {
  await executor.delete(oneTimeCodes).where(lte(oneTimeCodes.expiresAt, now));
}
