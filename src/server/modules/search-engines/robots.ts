/** Personal pages and the API: nothing that a search engine could show. */
const DISALLOWED = [
  '/api/',
  '/admin',
  '/profile',
  '/my-listings',
  '/imports',
  '/watchlist',
  '/saved-searches',
  '/stop-alerts',
  '/verify-email',
  '/reset-password',
];

export function robotsText(publicUrl: string): string {
  const rules = ['User-agent: *', ...DISALLOWED.map((path) => `Disallow: ${path}`)];
  return `${[...rules, '', `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`].join('\n')}\n`;
}
