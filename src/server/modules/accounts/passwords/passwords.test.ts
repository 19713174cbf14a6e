import { parseOptions } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { serverTurn } from '#server/platform/work/work-gate.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

const turn = serverTurn('tests');

describe('password hashes', () => {
  it('are argon2id with 19 MiB, two passes, one lane, salted', async () => {
    const [one, two] = await Promise.all([hashPassword('a sloop', turn), hashPassword('a sloop', turn)]);
    expect(one).toMatch(/^\$argon2id\$/);
    expect(parseOptions(one)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    expect(one).not.toBe(two);
  });

  it('match only their own password', async () => {
    const hash = await hashPassword('a sloop', turn);
    expect(await verifyPassword(hash, 'a sloop', turn)).toBe(true);
    expect(await verifyPassword(hash, 'A sloop', turn)).toBe(false);
    expect(await verifyPassword(undefined, 'a sloop', turn)).toBe(false);
  });

  it('are computed without blocking the event loop', async () => {
    const turns: number[] = [];
    const timer = setInterval(() => turns.push(performance.now()), 1);
    await Promise.all(Array.from({ length: 12 }, () => hashPassword('a sloop', turn)));
    clearInterval(timer);
    expect(turns.length).toBeGreaterThan(12);
  });
});
