import { expect, test } from '../support/test.ts';

test('the API reference works under a strict content security policy and requests nothing from other origins', async ({
  page,
  baseURL,
}) => {
  // A large script renders about fifty calls, which is slow on a busy machine.
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !/^(data|blob):/.test(request.url()))
      foreign.push(request.url());
  });
  const answer = await page.goto('/api/docs');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+;/);
  expect(policy).toMatch(/style-src 'self' 'nonce-[\w-]+';/);
  await expect(page.getByRole('heading', { level: 1, name: 'Slipway API' })).toBeVisible();
  await expect(page.getByText('/api/boats/facets').first()).toBeVisible();
  // Its own style sheet applies: without it the list of calls is above the page rather than beside it.
  const list = await page.getByRole('complementary').first().boundingBox();
  const heading = await page.getByRole('heading', { level: 1, name: 'Slipway API' }).boundingBox();
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(heading?.x ?? 0);
  expect(foreign).toEqual([]);
});
