import { parseOptions } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

describe('password hashes', () => {
  it('are argon2id with 19 MiB, two passes, one lane, salted', async () => {
    const [one, two] = await Promise.all([hashPassword('a sloop'), hashPassword('a sloop')]);
    expect(one).toMatch(/^\$argon2id\$/);
    expect(parseOptions(one)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    expect(one).not.toBe(two);
  });

  it('match their own password only', async () => {
    const hash = await hashPassword('a sloop');
    expect(await verifyPassword(hash, 'a sloop')).toBe(true);
    expect(await verifyPassword(hash, 'A sloop')).toBe(false);
    expect(await verifyPassword(undefined, 'a sloop')).toBe(false);
  });

  it('are made off the event loop, which stays free meanwhile', async () => {
    const turns: number[] = [];
    const timer = setInterval(() => turns.push(performance.now()), 1);
    await Promise.all(Array.from({ length: 12 }, () => hashPassword('a sloop')));
    clearInterval(timer);
    expect(turns.length).toBeGreaterThan(12);
  });
});
