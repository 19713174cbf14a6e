import { describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import {
  ChangePasswordForm,
  ForgotPasswordRequest,
  NewPasswordForm,
  ResetCodeForm,
  SignInRequest,
} from './passwords.ts';
import { ResendVerificationRequest, SignUpForm, VerifyEmailForm } from './registration.ts';

/** What a form shows: the first message of each invalid field. */
function problems(schema: ZodType, typed: object) {
  const issues = schema.safeParse(typed).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}

const SIGN_UP = {
  fullName: 'Anna Bell',
  email: 'anna@example.com',
  password: 'sloop-rig',
  confirmPassword: 'sloop-rig',
  sellerType: 'broker',
  ageConfirmed: true,
};

describe('signing up', () => {
  const wrong = (change: Partial<typeof SIGN_UP>) => problems(SignUpForm, { ...SIGN_UP, ...change });

  it('a complete form passes, without the second password', () => {
    const { confirmPassword: _, ...once } = SIGN_UP;
    expect(SignUpForm.parse({ ...SIGN_UP, email: ' anna@example.com ' })).toEqual(once);
  });

  it.each([
    ['fullName', 'Enter your name'],
    ['email', 'Enter your email address'],
    ['password', 'Enter a password'],
  ] as const)('AUTH-13 ERR-13 %s is required', (field, message) => {
    const change = field === 'password' ? { password: '', confirmPassword: '' } : { [field]: ' ' };
    expect(wrong(change)).toEqual({ [field]: message });
  });

  it('AUTH-14 ERR-14 the passwords must match', () => {
    expect(wrong({ confirmPassword: 'ketch-rig' })).toEqual({ confirmPassword: 'Passwords do not match.' });
  });

  it('AUTH-15 CONST-31 ERR-15 seven characters are too few, eight are enough', () => {
    expect(wrong({ password: '1234567', confirmPassword: '1234567' })).toEqual({
      password: 'Password must be at least 8 characters long.',
    });
    expect(wrong({ password: '12345678', confirmPassword: '12345678' })).toEqual({});
  });

  it('a password of 64 characters is allowed, as long as those that password managers suggest', () => {
    const password = 'sloop-rig'.repeat(8).slice(0, 64);
    expect(wrong({ password, confirmPassword: password })).toEqual({});
  });

  it('AUTH-16 CONST-71 ERR-16 users must be 18 or older', () => {
    expect(wrong({ ageConfirmed: false })).toEqual({
      ageConfirmed: 'Please confirm you are 18 years or older.',
    });
  });

  it('an invalid address is refused immediately', () => {
    expect(wrong({ email: 'anna@' })).toEqual({ email: 'Please enter a valid email address.' });
  });
});

describe('signing in and passwords', () => {
  it('AUTH-18 ERR-17 both email and password are needed', () => {
    const message = 'Please enter both email and password.';
    expect(problems(SignInRequest, { email: 'anna@example.com', password: 'x' })).toEqual({});
    expect(problems(SignInRequest, { email: '', password: '' })).toEqual({
      email: message,
      password: message,
    });
    expect(problems(SignInRequest, { email: 'anna@example.com', password: '' })).toEqual({
      password: message,
    });
  });

  it('RESET-05 ERR-21 forgetting a password needs an email address', () => {
    expect(problems(ForgotPasswordRequest, { email: 'anna@example.com' })).toEqual({});
    for (const email of ['', 'anna'])
      expect(problems(ForgotPasswordRequest, { email })).toEqual({
        email: 'Please enter a valid email address.',
      });
  });

  it('RESET-16 RESET-17 ERR-24 a new password has eight characters and is typed twice', () => {
    const wrong = (password: string, confirmPassword = password) =>
      problems(NewPasswordForm, { password, confirmPassword });
    expect(wrong('12345678')).toEqual({});
    expect(wrong('1234567')).toEqual({ password: 'Password must be at least 8 characters long.' });
    expect(wrong('1234567', '87654321')).toEqual({
      confirmPassword: 'Please make sure both passwords are identical.',
    });
  });

  it('RESET-13 a reset code is sent only when it has six digits', () => {
    expect(
      ['12345', '123456', '1234567', '12345a'].map((code) => ResetCodeForm.safeParse({ code }).success),
    ).toEqual([false, true, false, false]);
  });
});

describe('changing the password', () => {
  const FORM = { currentPassword: 'old-secret', newPassword: 'new-secret', confirmPassword: 'new-secret' };
  const wrong = (change: Partial<typeof FORM>) => problems(ChangePasswordForm, { ...FORM, ...change });

  it('PROFILE-10 ERR-32 needs all three fields', () => {
    expect(wrong({})).toEqual({});
    expect(wrong({ currentPassword: '', newPassword: '', confirmPassword: '' })).toEqual({
      currentPassword: 'All fields are required',
      newPassword: 'All fields are required',
      confirmPassword: 'All fields are required',
    });
  });

  it('PROFILE-11 ERR-33 new and confirmed password must match, whatever else is wrong with them', () => {
    expect(wrong({ newPassword: 'short' })).toEqual({ confirmPassword: 'New passwords do not match' });
  });

  it('CONST-32 PROFILE-12 ERR-34 asks for eight characters too', () => {
    expect(wrong({ newPassword: '1234567', confirmPassword: '1234567' })).toEqual({
      newPassword: 'New password must be at least 8 characters long',
    });
    expect(wrong({ newPassword: '12345678', confirmPassword: '12345678' })).toEqual({});
  });
});

describe('verifying an email address', () => {
  it('CONST-33 VERIFY-08 ERR-28 needs the address and exactly six digits', () => {
    const message = 'Please enter both email and 6-digit verification code';
    const wrong = (email: string, code: string) => problems(VerifyEmailForm, { email, code });
    expect(wrong('anna@example.com', '012345')).toEqual({});
    expect(wrong('anna@example.com', '01234')).toEqual({ code: message });
    expect(wrong(' ', '012345')).toEqual({ email: message });
  });

  it('VERIFY-09 ERR-29 resending needs an address', () => {
    expect(problems(ResendVerificationRequest, { email: ' ' })).toEqual({
      email: 'Please enter your email address',
    });
  });
});
