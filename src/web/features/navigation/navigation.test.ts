import { describe, expect, it } from 'vitest';
import { menuLabel } from '#domain/accounts/names.ts';
import { FOOTER_GROUPS } from './footer.tsx';
import { ACCOUNT_LINKS, categoryPath, subcategoryPath } from './nav-links.ts';

describe('the account menu', () => {
  it('NAV-11 is called by the first name', () => {
    expect(menuLabel({ firstName: 'Ann', email: 'ann.lee@example.com' })).toBe('Ann');
  });

  it.each([null, '', '  '])(
    'NAV-12 with the first name %j is called by the email before its "@"',
    (firstName) => {
      expect(menuLabel({ firstName, email: 'ann.lee@example.com' })).toBe('ann.lee');
    },
  );

  it('NAV-13 ALERT-16 THREAD-05 offers profile, messages, listings, watchlist and saved searches', () => {
    expect(ACCOUNT_LINKS).toEqual([
      { to: '/profile', label: 'My Profile' },
      { to: '/messages', label: 'Messages' },
      { to: '/my-listings', label: 'My Listings' },
      { to: '/watchlist', label: 'Watchlist' },
      { to: '/saved-searches', label: 'Saved Searches' },
    ]);
  });
});

describe('the links of the menus', () => {
  it('NAV-08 lead to the category', () => {
    expect(categoryPath('small-craft')).toBe('/category/small-craft');
  });

  it('NAV-09 lead to the subcategory', () => {
    expect(subcategoryPath('sailing', 'yacht')).toBe('/subcategory/sailing?sub=yacht');
  });
});

it('NAV-21 the footer links to exactly these pages', () => {
  const paths = FOOTER_GROUPS.flatMap(({ links }) => links.map(({ to }) => to));
  expect(paths.sort()).toEqual(
    [
      '/category/sailing',
      '/category/motor',
      '/category/small-craft',
      '/category/specialist',
      '/category/engines',
      '/sell-boat',
      '/help',
      '/contact',
      '/buying-guide',
      '/selling-guide',
      '/safety-tips',
      '/terms-conditions',
      '/privacy-policy',
      '/cookie-policy',
      '/disclaimer',
    ].sort(),
  );
});
