import { describe, expect, it } from 'vitest';
import {
  checkForgotPassword,
  checkPasswordChange,
  checkResend,
  checkReset,
  checkSignIn,
  checkSignUp,
  checkVerification,
} from './form-checks.ts';
import { menuLabel, splitFullName } from './names.ts';
import { CODE_LENGTH, codeDigits, isCode, MINIMUM_AGE, PASSWORD } from './secrets.ts';
import { DEFAULT_SELLER_TYPE, listsAsBroker, SELLER_TYPES } from './seller-types.ts';

const SIGN_UP = {
  fullName: 'Anna Bell',
  email: 'anna@example.com',
  password: 'sloop-rig',
  confirmPassword: 'sloop-rig',
  ageConfirmed: true,
};

describe('signing up', () => {
  it('a complete form passes', () => {
    expect(checkSignUp(SIGN_UP)).toBeUndefined();
  });

  it.each(['fullName', 'email', 'password'] as const)('AUTH-13 ERR-13 %s is required', (field) => {
    expect(checkSignUp({ ...SIGN_UP, [field]: field === 'password' ? '' : ' ' })).toEqual({
      title: 'Missing Information',
      message: 'Please fill in all required fields.',
    });
  });

  it('AUTH-14 ERR-14 the passwords must match', () => {
    expect(checkSignUp({ ...SIGN_UP, confirmPassword: 'ketch-rig' })).toEqual({
      title: 'Password Mismatch',
      message: 'Passwords do not match.',
    });
  });

  it('AUTH-15 CONST-31 ERR-15 seven characters are too few, eight are enough', () => {
    expect(checkSignUp({ ...SIGN_UP, password: '1234567', confirmPassword: '1234567' })).toEqual({
      title: 'Password Too Short',
      message: 'Password must be at least 8 characters long.',
    });
    expect(checkSignUp({ ...SIGN_UP, password: '12345678', confirmPassword: '12345678' })).toBeUndefined();
    expect(PASSWORD.maxLength).toBeGreaterThanOrEqual(64);
  });

  it('AUTH-16 CONST-71 ERR-16 one must be 18 or older', () => {
    expect(checkSignUp({ ...SIGN_UP, ageConfirmed: false })).toEqual({
      title: 'Age Verification Required',
      message: 'Please confirm you are 18 years or older.',
    });
    expect(MINIMUM_AGE).toBe(18);
  });

  it('an address that is none is refused at once', () => {
    expect(checkSignUp({ ...SIGN_UP, email: 'anna@' })?.title).toBe('Invalid Email');
  });

  it('AUTH-17 the first name is the first word of the full name', () => {
    expect(splitFullName('  Anna  Maria Bell ')).toEqual({ firstName: 'Anna', lastName: 'Maria Bell' });
    expect(splitFullName('Anna')).toEqual({ firstName: 'Anna', lastName: '' });
  });

  it('AUTH-07 ENTITY-17 account types: private seller by default, broker, dealer', () => {
    expect(SELLER_TYPES.map(({ value, label }) => `${value} ${label}`)).toEqual([
      'private Private Seller',
      'broker Broker',
      'dealer Dealer',
    ]);
    expect(DEFAULT_SELLER_TYPE).toBe('private');
  });

  it('brokers and dealers list as brokers', () => {
    expect(SELLER_TYPES.map(({ value }) => listsAsBroker(value))).toEqual([false, true, true]);
  });
});

describe('signing in and passwords', () => {
  it('AUTH-18 ERR-17 both e-mail and password are needed', () => {
    expect(checkSignIn({ email: 'anna@example.com', password: 'x' })).toBeUndefined();
    for (const form of [
      { email: '', password: 'x' },
      { email: 'anna@example.com', password: '' },
    ]) {
      expect(checkSignIn(form)).toEqual({ message: 'Please enter both email and password.' });
    }
  });

  it('RESET-05 ERR-21 forgetting a password needs an e-mail address', () => {
    expect(checkForgotPassword('anna@example.com')).toBeUndefined();
    for (const email of ['', 'anna']) {
      expect(checkForgotPassword(email)).toEqual({
        title: 'Invalid Email',
        message: 'Please enter a valid email address.',
      });
    }
  });

  it('RESET-16 RESET-17 ERR-24 a new password is eight characters, twice the same', () => {
    expect(checkReset({ password: '12345678', confirmPassword: '12345678' })).toBeUndefined();
    expect(checkReset({ password: '1234567', confirmPassword: '1234567' })?.title).toBe('Password Too Short');
    expect(checkReset({ password: '12345678', confirmPassword: '87654321' })).toEqual({
      title: "Passwords Don't Match",
      message: 'Please make sure both passwords are identical.',
    });
  });

  it('PROFILE-10 ERR-32 changing the password needs all three fields', () => {
    const form = { currentPassword: 'old-secret', newPassword: 'new-secret', confirmPassword: 'new-secret' };
    expect(checkPasswordChange(form)).toBeUndefined();
    for (const field of ['currentPassword', 'newPassword', 'confirmPassword'] as const) {
      expect(checkPasswordChange({ ...form, [field]: '' })).toEqual({ message: 'All fields are required' });
    }
  });

  it('PROFILE-11 ERR-33 new and confirmed password must match', () => {
    expect(
      checkPasswordChange({
        currentPassword: 'a',
        newPassword: 'new-secret',
        confirmPassword: 'other-secret',
      }),
    ).toEqual({ message: 'New passwords do not match' });
  });

  it('CONST-32 PROFILE-12 ERR-34 changing the password asks for eight characters too', () => {
    const seven = { currentPassword: 'a', newPassword: '1234567', confirmPassword: '1234567' };
    expect(checkPasswordChange(seven)).toEqual({
      message: 'New password must be at least 8 characters long',
    });
    const eight = { currentPassword: 'a', newPassword: '12345678', confirmPassword: '12345678' };
    expect(checkPasswordChange(eight)).toBeUndefined();
  });
});

describe('codes', () => {
  it('CONST-33 VERIFY-08 ERR-28 a code is exactly six digits', () => {
    expect(CODE_LENGTH).toBe(6);
    expect(['012345', '12345', '1234567', '12345a', '12345６'].map(isCode)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    const message = 'Please enter both email and 6-digit verification code';
    expect(checkVerification({ email: 'anna@example.com', code: '012345' })).toBeUndefined();
    expect(checkVerification({ email: 'anna@example.com', code: '01234' })).toEqual({ message });
    expect(checkVerification({ email: ' ', code: '012345' })).toEqual({ message });
  });

  it('RESET-12 a code input keeps digits only, at most six', () => {
    expect(codeDigits('12a 34-5678')).toBe('123456');
  });

  it('VERIFY-09 ERR-29 resending needs an e-mail', () => {
    expect(checkResend(' ')).toEqual({ message: 'Please enter your email address' });
    expect(checkResend('anna@example.com')).toBeUndefined();
  });
});

describe('account screens', () => {
  it('NAV-11 the profile menu is labelled by the first name', () => {
    expect(menuLabel({ firstName: 'Anna', email: 'anna.bell@example.com' })).toBe('Anna');
  });

  it('NAV-12 without a first name it is the part of the e-mail before the "@"', () => {
    for (const firstName of [undefined, null, '', '  ']) {
      expect(menuLabel({ firstName, email: 'anna.bell@example.com' })).toBe('anna.bell');
    }
  });
});
