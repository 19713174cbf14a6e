import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Boat, BoatPage } from '#contract/boats/boat.ts';
import { expect } from './test.ts';

/** The boats that a call returns, with the total from its header. */
export async function findBoats(request: APIRequestContext, query = '') {
  let answer = await request.get(`/api/boats${query}`);
  // A machine that runs many journeys may be briefly overloaded: retries, as any client would.
  await expect(async () => {
    if (answer.status() === 503) answer = await request.get(`/api/boats${query}`);
    expect(answer.status()).toBe(200);
  }).toPass();
  return { boats: (await answer.json()) as Boat[], total: Number(answer.headers()['x-total-count']) };
}

/** The first boat that meets a condition. */
export async function findBoat(
  request: APIRequestContext,
  query: string,
  is: (boat: Boat) => boolean = () => true,
) {
  const boat = (await findBoats(request, query)).boats.find(is);
  if (!boat) throw new Error(`The demo has no boat for ${query}`);
  return boat;
}

export const cards = (page: Page) => page.getByRole('main').getByRole('article');
export const resultCount = (page: Page) => page.getByText(/^[\d,]+\+? .+ found$/).first();
export const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });

/** The card of one boat, found by id because titles may start alike. */
export const cardOf = (page: Page, { id }: Pick<Boat, 'id'>) =>
  cards(page).filter({ has: page.locator(`a[href="/boats/${id}"]`) });

/** The numbers of the boats shown on cards, in page order. */
export const shownBoats = (within: Locator) =>
  within
    .getByRole('link', { name: /View Details/ })
    .evaluateAll((links) => links.map((link) => Number(link.getAttribute('href')?.split('/').at(-1))));

/** "1 boat found", "38 boats found" */
export const resultCountText = (total: number) =>
  `${total.toLocaleString('en-GB')} ${total === 1 ? 'boat' : 'boats'} found`;

/** The same for any search, with the right noun for goods. */
export async function expectedCountText(request: APIRequestContext, query: string) {
  const { kind } = await (await request.get(`/api/boats/facets${query}`)).json();
  const counts = new Map<string, number>(
    kind.counts.map((entry: { value: string; count: number }) => [entry.value, entry.count]),
  );
  const goods = counts.get('goods') ?? 0;
  const boats = counts.get('boats') ?? 0;
  if (goods === 0) return resultCountText(boats);
  return `${boats} ${boats === 1 ? 'boat' : 'boats'} and ${goods} ${goods === 1 ? 'engine, part or mooring' : 'engines, parts and moorings'} found`;
}

/** Opens the collapsed filters beside the results. */
export const openMoreFilters = (page: Page) => filters(page).getByText('More filters').click();

/** A filter that accepts several values: its text while closed, and its options once opened. */
export function multiSelectFilter(page: Page, label: string) {
  const summary = filters(page).getByLabel(label, { exact: true }).first();
  const list = filters(page).getByRole('group', { name: label, exact: true });
  return { summary, list, ticks: list.getByRole('listitem') };
}

/** Changes API responses about boats, for cases that no demo boat covers. */
export async function overrideBoats(
  page: Page,
  address: string,
  change: (boat: BoatPage) => Partial<BoatPage>,
) {
  await page.route(address, async (route) => {
    const answer = await route.fetch();
    const body: BoatPage | BoatPage[] = await answer.json();
    const changed = [body].flat().map((boat) => ({ ...boat, ...change(boat) }));
    await route.fulfill({ response: answer, json: Array.isArray(body) ? changed : changed[0] });
  });
}
