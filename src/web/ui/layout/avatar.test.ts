import { expect, it } from 'vitest';
import { initialsOf } from './avatar.tsx';

it('an avatar shows the first letters of the first and last name', () => {
  expect(initialsOf('Ann Lee')).toBe('AL');
  expect(initialsOf('Ann Mary van der Lee')).toBe('AL');
  expect(initialsOf('ann')).toBe('A');
});

it('an avatar of an email address shows its first letter', () => {
  expect(initialsOf('ann@example.com')).toBe('A');
});

it('an avatar of no name is empty', () => {
  expect(initialsOf(' ')).toBe('');
});
