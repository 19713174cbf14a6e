import { expect, test } from './support/test.ts';

test('the reference of the calls shows under a strict policy and asks nothing of another origin', async ({
  page,
  baseURL,
}) => {
  // A large script draws some fifty calls: on a busy machine that takes its time.
  test.slow();
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
  await expect(page.getByRole('heading', { level: 1, name: 'Slipway API' })).toBeVisible({
    timeout: 90_000,
  });
  await expect(page.getByText('/api/boats/facets').first()).toBeVisible();
  // Its own style sheet is in force: without it the list of calls stands above the page rather than beside it.
  const list = await page.getByRole('complementary').first().boundingBox();
  const heading = await page.getByRole('heading', { level: 1, name: 'Slipway API' }).boundingBox();
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(heading?.x ?? 0);
  expect(foreign).toEqual([]);
});
