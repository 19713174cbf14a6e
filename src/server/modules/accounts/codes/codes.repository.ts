import { and, eq, gt, inArray, isNotNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/executor.ts';
import { oneTimeCodes } from '../accounts.table.ts';

type OneTimeCode = typeof oneTimeCodes.$inferSelect;
export type CodePurpose = OneTimeCode['purpose'];

/** Whose secret for what. */
export interface CodeSubject {
  emailKey: string;
  purpose: CodePurpose;
}

const isFor = ({ emailKey, purpose }: CodeSubject) =>
  and(eq(oneTimeCodes.emailKey, emailKey), eq(oneTimeCodes.purpose, purpose));

/** Puts a new secret in the place of the older one, with all its tries ahead. */
export async function putSecret(
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

/** Whether who tries is none of those who asked; of a code that nobody asked for, all are equal. */
const isStranger = (marks: readonly string[]) =>
  sql<boolean>`(${oneTimeCodes.askedBy} <> '{}' and not ${oneTimeCodes.askedBy} && ${sql.param([...marks])}::text[])`;

/**
 * Takes one of the tries that are left and answers what to compare with. Counting comes first and in one statement:
 * however many guesses arrive together, only so many see a hash. Strangers never use up more than their share.
 */
export async function takeTry(
  executor: Executor,
  subject: CodeSubject,
  options: { maxTries: number; strangersTries: number; marks: readonly string[]; now: Date },
): Promise<Buffer | undefined> {
  const { maxTries, strangersTries, marks, now } = options;
  const [taken] = await executor
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
  return taken?.secretHash;
}

/** Gives the try back, as only wrong ones count, and marks the code as seen right. */
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

/** Removes exactly this secret; of many who try at once only one is told true. */
export async function spendSecret(
  executor: Executor,
  subject: CodeSubject,
  { secretHash, now, accepted = false }: { secretHash: Buffer; now: Date; accepted?: boolean },
): Promise<boolean> {
  const spent = await executor
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
  return spent.length === 1;
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

/** Whatever was mailed to this address. */
export async function deleteSecretsOf(executor: Executor, emailKey: string): Promise<void> {
  await executor.delete(oneTimeCodes).where(eq(oneTimeCodes.emailKey, emailKey));
}

export async function deleteExpiredSecrets(executor: Executor, now: Date): Promise<void> {
  await executor.delete(oneTimeCodes).where(lte(oneTimeCodes.expiresAt, now));
}
