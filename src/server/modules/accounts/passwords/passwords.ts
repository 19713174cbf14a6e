import { randomBytes } from 'node:crypto';
import { hash, type Options, verify } from '@node-rs/argon2';
import { createWorkGate, type Turn } from '#server/platform/work/work-gate.ts';

const ARGON2ID = 2;
const COST: Options = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing runs on the threads that files and names are also read on: two of the four stay free for those. */
const gate = createWorkGate({ atOnce: 2, waiting: 200 });

/** One password typed on different keyboards is one password. */
const canonical = (password: string) => password.normalize('NFKC');

export function hashPassword(password: string, turn: Turn): Promise<string> {
  return gate(() => hash(canonical(password), COST), turn);
}

let nobodys: Promise<string> | undefined;

/** Compares with nobody's password when there is none to compare with, so that both take the same time. */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
  turn: Turn,
): Promise<boolean> {
  nobodys ??= hash(randomBytes(32), COST);
  const reference = passwordHash ?? (await nobodys);
  const matches = await gate(() => verify(reference, canonical(password)), turn);
  return matches && passwordHash !== undefined;
}
