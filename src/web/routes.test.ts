import { readdirSync, readFileSync } from 'node:fs';
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
      '/boats/:id/contact',
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
      '/my-listings/:id',
      '/messages/:id?',
      '/conversation',
      '/imports',
      '/leads',
      '/sellers/:id',
      '/still-for-sale',
      '/stop-notices',
      '/saved-searches',
      '/stop-alerts',
      '/learn-more',
      '/privacy-policy',
      '/terms-conditions',
      '/disclaimer',
      '/cookie-policy',
      '/*',
    ].sort(),
  );
});

it('every route exports its loaders one by one: the build cannot take destructured ones apart', () => {
  const folder = new URL('./routes/', import.meta.url);
  const destructuring = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => /^export const \{/m.test(readFileSync(new URL(file, folder), 'utf8')));
  expect(destructuring).toEqual([]);
});
