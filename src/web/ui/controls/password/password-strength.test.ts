import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

describe('the strength of a password', () => {
  it('AUTH-15 seven characters are too short, whatever they are', () => {
    expect(passwordStrength('')).toBe('too-short');
    expect(passwordStrength('x9$Kq!v')).toBe('too-short');
  });

  it.each(['aaaaaaaa', '12345678', 'password', 'Password1', 'qwertyuiop', 'abcabcabcabc', 'sailing1'])(
    '%s is weak',
    (password) => {
      expect(passwordStrength(password)).toBe('weak');
    },
  );

  it('more length and more kinds of characters make it stronger', () => {
    expect(passwordStrength('kestrel9')).toBe('fair');
    expect(passwordStrength('kestrel9-mole')).toBe('strong');
    expect(passwordStrength('harvest mole lantern')).toBe('strong');
    expect(passwordStrength('vT7!qLz2')).toBe('fair');
    expect(passwordStrength('vT7!qLz2#m')).toBe('good');
  });

  it('what everyone can know of the person adds nothing', () => {
    const password = 'annamarie-bell9';
    expect(passwordStrength(password)).toBe('strong');
    expect(passwordStrength(password, ['Anna-Marie Bell', 'annamarie.bell@example.org'])).toBe('weak');
  });
});
