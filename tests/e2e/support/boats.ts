import type { APIRequestContext, Page } from '@playwright/test';
import type { Boat } from '#contract/boat.ts';
import { expect } from './test.ts';

/** The boats that a call finds, with the total that its header tells. */
export async function findBoats(request: APIRequestContext, query = '') {
  const answer = await request.get(`/api/boats${query}`);
  expect(answer.status()).toBe(200);
  return { boats: (await answer.json()) as Boat[], total: Number(answer.headers()['x-total-count']) };
}

/** The first boat of which something is true. */
export async function aBoat(
  request: APIRequestContext,
  query: string,
  is: (boat: Boat) => boolean = () => true,
) {
  const boat = (await findBoats(request, query)).boats.find(is);
  if (!boat) throw new Error(`The demo has no boat for ${query}`);
  return boat;
}

export const cards = (page: Page) => page.getByRole('main').getByRole('article');
export const resultCount = (page: Page) => page.getByText(/^[\d,]+\+? boats? found$/).first();
export const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
