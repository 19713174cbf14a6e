import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import routes from './routes.ts';

function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, index, children }) => {
    if (children) return pathsOf(children);
    return index ? ['/'] : [`/${path}`];
  });
}

it('GEN-19 GEN-20 the route table is whole, and any other path has a page', () => {
  const development = new Set(['/dev/ui']);
  const paths = pathsOf(routes).filter((path) => !development.has(path));
  expect(paths.sort()).toEqual(
    [
      '/',
      '/search',
      '/boats/:id',
      '/category/:category',
      '/subcategory/:category',
      '/categories',
      '/sign-in',
      '/register',
      '/forgot-password',
      '/reset-password',
      '/sell-boat',
      '/verify-email',
      '/profile',
      '/contact',
      '/help',
      '/buying-guide',
      '/selling-guide',
      '/safety-tips',
      '/admin',
      '/watchlist',
      '/my-listings',
      '/learn-more',
      '/privacy-policy',
      '/terms-conditions',
      '/disclaimer',
      '/cookie-policy',
      '/*',
    ].sort(),
  );
});
