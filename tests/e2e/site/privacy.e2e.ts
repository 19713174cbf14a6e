import { findBoats } from '../support/boats.ts';
import { expect, test } from '../support/test.ts';

const EMAIL = /[\w.+-]+@[\w-]+\.[\w.]+/g;
const PHONE = /(?<![\d.])(?:\+44|0)\s?\d{2,5}[\s-]?\d{3,4}[\s-]?\d{3,4}\b/g;
/** Our own email addresses, which pages may show. */
const OURS = /@(slipway\.example|schema\.org)$|^[\w.+-]+@(2x|3x)\b/;

/** As many connections as an aggressive crawler opens: it is slowed down, never refused. */
const AT_ONCE = 64;

test('GEN-12 GEN-14 GEN-15 no public page or API response contains a seller’s email or phone', async ({
  request,
}) => {
  const pages = (await findBoats(request, '?limit=1')).total / 100;
  const ids: number[] = [];
  for (let page = 1; page <= Math.ceil(pages); page += 1)
    ids.push(...(await findBoats(request, `?limit=100&page=${page}`)).boats.map(({ id }) => id));
  const addresses = [
    '/',
    '/search',
    '/categories',
    '/category/sailing',
    '/subcategory/motor?sub=sports',
    '/api/boats?limit=100',
    '/api/boats?limit=100&page=2',
    '/api/boats?limit=100&page=3',
    '/api/categories/summary',
    '/api/boats/facets',
    ...ids.flatMap((id) => [`/boats/${id}`, `/api/boats/${id}`]),
  ];
  expect(ids.length).toBeGreaterThan(150);
  const look = async (address: string) => {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    const text = await answer.text();
    const visible = text.replace(
      /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d+\.\d+|https?:\/\/[^\s"'<>]+|data:[^\s"')]+/g,
      '',
    );
    expect(visible.match(EMAIL)?.filter((found) => !OURS.test(found)) ?? [], address).toEqual([]);
    expect(visible.match(PHONE) ?? [], address).toEqual([]);
  };
  for (let from = 0; from < addresses.length; from += AT_ONCE)
    await Promise.all(addresses.slice(from, from + AT_ONCE).map(look));
});
