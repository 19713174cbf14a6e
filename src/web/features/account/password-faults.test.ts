import { describe, expect, it } from 'vitest';
import { checkPasswordChange } from '#domain/accounts/form-checks.ts';
import { type PasswordEntries, passwordFaults } from './password-faults.ts';

const COMPLETE = {
  currentPassword: 'the old one',
  newPassword: 'the new one',
  confirmPassword: 'the new one',
};

function faultsOf(change: Partial<PasswordEntries>) {
  const entries = { ...COMPLETE, ...change };
  const problem = checkPasswordChange(entries);
  if (!problem) throw new Error('This form has no problem');
  return { problem, faults: passwordFaults(entries, problem) };
}

describe('which fields a password change points at', () => {
  it('ERR-32 every empty one', () => {
    expect(Object.keys(faultsOf({ currentPassword: '', confirmPassword: '' }).faults)).toEqual([
      'currentPassword',
      'confirmPassword',
    ]);
  });

  it('ERR-33 the confirmation that differs', () => {
    const { problem, faults } = faultsOf({ confirmPassword: 'another one' });
    expect(faults).toEqual({ confirmPassword: problem.message });
  });

  it('ERR-34 the new password that is too short', () => {
    const { problem, faults } = faultsOf({ newPassword: 'short', confirmPassword: 'short' });
    expect(faults).toEqual({ newPassword: problem.message });
  });
});
