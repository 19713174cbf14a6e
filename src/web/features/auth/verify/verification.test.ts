import { describe, expect, it, vi } from 'vitest';
import type { Done, SignedIn } from '#contract/accounts/accounts.ts';
import { ApiError } from '#web/api/api-error.ts';
import { memoryStorage } from '#web/browser/safe-storage.ts';
import { createPendingRegistration } from '../sign-up/pending-registration.ts';
import { verify } from './verification.ts';

const EMAIL = 'anna@example.org';
const PROOF = { email: EMAIL, code: '012345', password: 'a sloop at anchor' };
const SIGNED_IN = { token: 't', user: { email: EMAIL }, message: 'Created.' } as SignedIn;

function steps({ waiting = true } = {}) {
  const pending = createPendingRegistration(memoryStorage());
  if (waiting) pending.save({ email: EMAIL, fullName: 'Anna Bell', sellerType: 'dealer' }, PROOF.password);
  return {
    pending,
    verifyEmail: vi.fn(async () => ({ success: true, message: 'Email verified' }) as Done),
    register: vi.fn(async () => SIGNED_IN),
  };
}

const noReason = new ApiError('Request failed', 502);
const unreached = new TypeError('Failed to fetch');

describe('verifying an email address', () => {
  it('VERIFY-10 registers the account that waits for it, then forgets the waiting', async () => {
    const used = steps();
    expect(await verify(PROOF, used)).toEqual({ outcome: 'registered', signedIn: SIGNED_IN });
    expect(used.verifyEmail).toHaveBeenCalledWith({ email: EMAIL, code: '012345' });
    expect(used.register).toHaveBeenCalledWith({
      email: EMAIL,
      fullName: 'Anna Bell',
      password: PROOF.password,
      sellerType: 'dealer',
      verificationCode: '012345',
    });
    expect(used.pending.readFor(EMAIL)).toBeNull();
  });

  it('VERIFY-10 without a waiting sign-up only the address is verified', async () => {
    const used = steps({ waiting: false });
    expect(await verify(PROOF, used)).toEqual({ outcome: 'verified' });
    expect(used.register).not.toHaveBeenCalled();
  });

  it('a sign-up whose password is gone is not registered yet and stays pending', async () => {
    const used = steps();
    expect(await verify({ ...PROOF, password: undefined }, used)).toEqual({ outcome: 'password-needed' });
    expect(used.register).not.toHaveBeenCalled();
    expect(used.pending.readFor(EMAIL)).not.toBeNull();
  });

  it.each([
    ['verifyEmail', new ApiError('The code is old.', 400), 'The code is old.'],
    ['verifyEmail', noReason, 'Verification failed'],
    ['verifyEmail', unreached, 'Failed to verify email'],
    ['register', new ApiError('There is already an account.', 409), 'There is already an account.'],
    ['register', noReason, 'Registration failed'],
    ['register', unreached, 'Failed to verify email'],
  ] as const)(
    'ERR-30 when %s fails with "%s" it says "%s" and keeps the sign-up',
    async (step, error, message) => {
      const used = steps();
      used[step].mockRejectedValueOnce(error);
      expect(await verify(PROOF, used)).toMatchObject({ outcome: 'refused', message });
      expect(used.pending.readFor(EMAIL)).not.toBeNull();
    },
  );

  it.each([
    [new ApiError('The code is old.', 400), true],
    [new ApiError('Too many requests', 429), undefined],
    [unreached, undefined],
  ] as const)(
    'FORM-05 a link with a code that is no longer valid is told from other failures: %s',
    async (error, isCodeInvalid) => {
      const used = steps();
      used.verifyEmail.mockRejectedValueOnce(error);
      expect(((await verify(PROOF, used)) as { isCodeInvalid?: true }).isCodeInvalid).toBe(isCodeInvalid);
    },
  );
});
