import { describe, expect, it } from 'vitest';
import { VALIDITY } from '#domain/accounts/secrets.ts';
import { memoryStorage } from '#web/browser/safe-storage.ts';
import { createPendingRegistration, PENDING_KEY } from './pending-registration.ts';

const ANNA = { email: 'anna@example.org', fullName: 'Anna Bell', sellerType: 'broker' } as const;
const PASSWORD = 'a sloop at anchor';

describe('a sign-up that waits for its code', () => {
  it('AUTH-19 ENTITY-18 is stored with email, full name and account type', () => {
    const pending = createPendingRegistration(memoryStorage());
    pending.save(ANNA, PASSWORD);
    expect(pending.readFor('anna@example.org')).toMatchObject(ANNA);
    expect(pending.readFor(' Anna@Example.org ')).toMatchObject(ANNA);
    expect(pending.readFor('bob@example.org')).toBeNull();
  });

  it('the password is never in the browser storage, and gone after a reload', () => {
    const storage = memoryStorage();
    const pending = createPendingRegistration(storage);
    pending.save(ANNA, PASSWORD);
    expect(pending.passwordFor('ANNA@example.org')).toBe(PASSWORD);
    expect(pending.passwordFor('bob@example.org')).toBeUndefined();
    expect(storage.getItem(PENDING_KEY)).not.toContain(PASSWORD);

    const reloaded = createPendingRegistration(storage);
    expect(reloaded.readFor(ANNA.email)).toMatchObject(ANNA);
    expect(reloaded.passwordFor(ANNA.email)).toBeUndefined();
  });

  it('VERIFY-10 is cleared with its password', () => {
    const storage = memoryStorage();
    const pending = createPendingRegistration(storage);
    pending.save(ANNA, PASSWORD);
    pending.clear();
    expect(pending.readFor(ANNA.email)).toBeNull();
    expect(pending.passwordFor(ANNA.email)).toBeUndefined();
    expect(storage.getItem(PENDING_KEY)).toBeNull();
  });

  it('CONST-34 lasts as long as its code', () => {
    let now = 1_000;
    const pending = createPendingRegistration(memoryStorage(), () => now);
    pending.save(ANNA, PASSWORD);
    now += VALIDITY.verificationCode - 1;
    expect(pending.readFor(ANNA.email)).not.toBeNull();
    now += 1;
    expect(pending.readFor(ANNA.email)).toBeNull();
  });

  it.each(['{', '"x"', 'null'])('anything else stored under its key (%s) is ignored', (text) => {
    const storage = memoryStorage();
    storage.setItem(PENDING_KEY, text);
    expect(createPendingRegistration(storage).readFor(ANNA.email)).toBeNull();
  });
});
