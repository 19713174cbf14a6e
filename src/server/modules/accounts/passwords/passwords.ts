import { randomBytes } from 'node:crypto';
import { hash, type Options, verify } from '@node-rs/argon2';
import { createWorkGate, type Turn } from '#server/platform/work/work-gate.ts';

const ARGON2ID = 2;
const COST: Options = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing uses libuv's four threads, which also read files and resolve names: two of them stay free for those. */
const gate = createWorkGate({ atOnce: 2, waiting: 200 });

/** Different keyboards may encode the same characters differently. */
const canonical = (password: string) => password.normalize('NFKC');

export function hashPassword(password: string, turn: Turn): Promise<string> {
  return gate(() => hash(canonical(password), COST), turn);
}

let dummyHash: Promise<string> | undefined;

/** Compares with a dummy hash if there is no account, so that both cases take the same time. */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
  turn: Turn,
): Promise<boolean> {
  dummyHash ??= hash(randomBytes(32), COST);
  const reference = passwordHash ?? (await dummyHash);
  const matches = await gate(() => verify(reference, canonical(password)), turn);
  return matches && passwordHash !== undefined;
}
