import { describe, expect, it } from 'vitest';
import { returnPath, returnTo } from './return-path.ts';

describe('the way back after signing in', () => {
  it('leads to where one was going, with its query and fragment', () => {
    const place = { pathname: '/sell-boat', search: '?step=2&draft=d1', hash: '#photos' };
    expect(returnPath(returnTo(place))).toBe('/sell-boat?step=2&draft=d1#photos');
  });

  it.each([undefined, null, {}, 'x', { returnTo: 7 }, { returnTo: '' }])(
    'AUTH-09 is the home page when %j was left behind',
    (state) => {
      expect(returnPath(state)).toBe('/');
    },
  );

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    'javascript:alert(1)',
    'profile',
    '//',
  ])('never leaves this site: %j', (path) => {
    expect(returnPath({ returnTo: path })).toBe('/');
  });

  it.each(['/sign-in', '/register?x=1', '/verify-email?email=a@example.org', '/reset-password#x'])(
    'does not lead back to %s',
    (path) => {
      expect(returnPath({ returnTo: path })).toBe('/');
    },
  );
});
