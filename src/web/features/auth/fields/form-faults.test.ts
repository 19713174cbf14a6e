import { describe, expect, it } from 'vitest';
import { checkSignUp } from '#domain/accounts/form-checks.ts';
import { type SignUpEntries, signInFaults, signUpFaults } from './form-faults.ts';

const COMPLETE: SignUpEntries = {
  fullName: 'Anna Bell',
  email: 'anna@example.org',
  password: 'a sloop at anchor',
  confirmPassword: 'a sloop at anchor',
  ageConfirmed: true,
};

function faultsOf(change: Partial<SignUpEntries>) {
  const entries = { ...COMPLETE, ...change };
  const problem = checkSignUp(entries);
  if (!problem) throw new Error('This form has no problem');
  return { problem, faults: signUpFaults(entries, problem) };
}

describe('which fields a sign-up points at', () => {
  it('ERR-13 every required field that is empty', () => {
    const { faults } = faultsOf({ fullName: ' ', email: '', password: '' });
    expect(Object.keys(faults)).toEqual(['fullName', 'email', 'password']);
    expect(Object.keys(faultsOf({ email: '' }).faults)).toEqual(['email']);
  });

  it.each<[string, keyof SignUpEntries, Partial<SignUpEntries>]>([
    ['ERR-21', 'email', { email: 'anna@' }],
    ['ERR-14', 'confirmPassword', { confirmPassword: 'a ketch at anchor' }],
    ['ERR-15', 'password', { password: 'sloop', confirmPassword: 'sloop' }],
    ['ERR-16', 'ageConfirmed', { ageConfirmed: false }],
  ])('%s %s, with the message of the problem', (_id, field, change) => {
    const { problem, faults } = faultsOf(change);
    expect(faults).toEqual({ [field]: problem.message });
  });
});

it('ERR-17 a sign-in points at what is empty', () => {
  expect(Object.keys(signInFaults({ email: '', password: '' }))).toEqual(['email', 'password']);
  expect(Object.keys(signInFaults({ email: 'anna@example.org', password: '' }))).toEqual(['password']);
});
