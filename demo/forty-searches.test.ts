import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Boat } from '../src/contract/boats/boat.ts';
import { contentOf, type ListingContent, listings } from '../src/server/modules/listings/listings.table.ts';
import { call } from '../tests/support/accounts.ts';
import { insertSeller } from '../tests/support/listings.ts';
import { startTestApp, type TestApp } from '../tests/support/test-app.ts';
import { createDemoData } from './create-demo-data.ts';
import { isLive } from './schedule.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  const ownerId = await insertSeller(t.db);
  const { listings: adverts } = createDemoData({ seed: 'slipway', now: new Date() });
  const live = adverts.filter(isLive);
  await t.db.insert(listings).values(
    live.map((advert) => ({
      ...contentOf(advert as unknown as ListingContent),
      ownerId,
      status: advert.status,
      brokerListing: advert.brokerListing,
      featured: advert.featuredUntil !== null,
      featuredUntil: advert.featuredUntil,
      createdAt: advert.createdAt,
      approvedAt: advert.approvedAt,
      liveAt: advert.approvedAt,
    })),
  );
});
afterAll(() => t.close());

async function firstOf(words: string, count = 3): Promise<Boat[]> {
  const answer = await call(t, { url: `/api/boats?limit=${count}&keywords=${encodeURIComponent(words)}` });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

/** Keywords, with the expected title of the first result. */
const CALLED: readonly (readonly [words: string, title: RegExp])[] = [
  ['Bavaria 36', /^Bavaria 36 Cruiser/],
  ['bavaria', /^Bavaria/],
  ['beneteau oceanis', /^Beneteau Oceanis/],
  ['sun odyssey', /Sun Odyssey/],
  ['hallberg rassy', /^Hallberg-Rassy/],
  ['westerly', /^Westerly/],
  ['centaur', /^Westerly Centaur 26/],
  ['laser', /^Laser/],
  ['drascombe', /^Drascombe/],
  ['cornish crabber', /^Cornish/],
  ['sunseeker', /^Sunseeker/],
  ['princess', /^Princess/],
  ['yamaha', /^Yamaha/],
  ['mariner', /^Mariner/],
  ['Mariner 15M', /^Mariner 15/],
  ['volvo penta', /Volvo Penta/],
  ['bilge keel', /bilge keel/],
  ['vhf', /VHF/],
  ['windlass', /windlass/],
  ['genoa', /genoa/],
  ['gaff', /gaff/],
  ['bavarai', /^Bavaria/],
  ['bavarai 36 lymingtn', /^Bavaria 36/],
  ['benetau oceanis', /^Beneteau Oceanis/],
  ['narrowboat 57ft', /^57ft cruiser stern narrowboat/],
  ['narowboat 57ft', /^57ft cruiser stern narrowboat/],
  ['outboard 15hp', /^Mariner 15hp/],
  ['outbord 15 hp', /^Mariner 15hp/],
  ['mercury 20hp', /^New Mercury F20/],
  ['yanmar', /^Yanmar/],
  ['yanmer', /^Yanmar/],
  ['narrowboat engine', /narrowboat engine/],
  ['fairline targa', /^Fairline Targa/],
  ['dinghy with outboard', /^Wayfarer/],
];

/** Keywords, with the expected category of the first three results. */
const FILED: readonly (readonly [words: string, filed: RegExp])[] = [
  ['rib', /^small-craft\/ribs$/],
  ['6m rib', /^small-craft\/ribs$/],
  ['catamaran', /^sailing\/catamaran$/],
  ['trimaran', /^sailing\/trimaran$/],
  ['yacht', /sailing/],
  ['motor yacht', /^(motor\/yacht|superyachts\/motor-yacht)$/],
  ['narrowboat', /^specialist\/narrowboat$/],
  ['dutch barge', /^specialist\/dutch-barge$/],
  ['houseboat', /^specialist\/houseboat$/],
  ['fishing boat', /^specialist\/fishing$/],
  ['superyacht', /^superyachts\//],
  ['speedboat', /^motor\/speedboat$/],
  ['jet ski', /^small-craft\/jetskis$/],
  ['kayak', /^small-craft\/kayaks$/],
  ['sup', /^small-craft\/paddleboards$/],
  ['paddle board', /^small-craft\/paddleboards$/],
  ['dinghy', /^small-craft\/dinghies$/],
  ['tender', /^small-craft\/tenders$/],
  ['rowing boat', /^small-craft\/rowing$/],
  ['blue water', /^sailing\/bluewater$/],
  ['day sailer', /^sailing\/daysailer$/],
  ['outboard', /^engines\/outboard$/],
  ['trailer', /^engines\/trailers$/],
  ['sails', /^engines\/sails$/],
  ['mooring', /^moorings\//],
  ['jetski', /^small-craft\/jetskis$/],
  ['jetsky', /^small-craft\/jetskis$/],
  ['spedboat', /^motor\/speedboat$/],
  ['cataraman', /^sailing\/catamaran$/],
  ['kayek', /^small-craft\/kayaks$/],
  ['boat trailer', /^engines\/trailers$/],
  ['fishing boat with trailer', /^specialist\/fishing$/],
  ['6 berth yacht', /^sailing\//],
  ['moring', /^moorings\//],
];

describe('OPEN-10 results start with what people mean', () => {
  it('there are more than forty of them', () => {
    expect(CALLED.length + FILED.length).toBeGreaterThanOrEqual(40);
  });

  it.each(CALLED)('"%s"', async (words, title) => {
    const [first] = await firstOf(words, 1);
    expect(first?.title).toMatch(title);
  });

  it.each(FILED)('"%s"', async (words, filed) => {
    const found = await firstOf(words);
    expect(found).toHaveLength(3);
    for (const { category, subcategory } of found) expect(`${category}/${subcategory ?? ''}`).toMatch(filed);
  });

  it.each([
    [
      'scotland',
      ['Oban', 'Largs', 'Mallaig', 'South Queensferry', 'Inverness', 'Troon', 'Inverkip', 'Aberdeen'],
    ],
    ['rib solent', ['Southampton', 'Lymington', 'Port Solent', 'Cowes', 'Gosport']],
    ['falmuoth', ['Falmouth', 'Mylor', 'Helford River']],
    ['boats near Bristol', ['Bristol', 'Bath', 'Portishead']],
    ['boats near bristl under 20k', ['Bristol', 'Bath', 'Portishead']],
    ['dingy cornwall', ['Mylor', 'Falmouth', 'Padstow', 'Helford River']],
    ['mooring Solent', ['Port Solent', 'Southampton', 'Lymington', 'Cowes', 'Gosport']],
  ])('"%s" lies there', async (words, places) => {
    const found = await firstOf(words);
    expect(found).not.toEqual([]);
    for (const { location } of found) expect(places).toContain(location);
  });
});

/** What buyers type, with the expected category of the first result; nothing is a dead end. */
const TYPED: readonly (readonly [phrase: string, filed: RegExp])[] = [
  ['dutch barge 60ft', /^specialist\/dutch-barge$/],
  ['small rib with trailer', /^small-craft\/ribs$/],
  ['rib 4.8m 60hp trailer', /^small-craft\/ribs$/],
  ['25 foot cabin cruiser', /^motor\/canal$/],
  ['river cruiser thames under 30k', /^motor\/canal$/],
  ['boat to live on in london', /^specialist\/(narrowboat|houseboat|dutch-barge)$/],
  ['2 bed houseboat london', /^specialist\/houseboat$/],
  ['classic wooden yacht', /^specialist\/classic$/],
  ['narrowboat with log burner', /^specialist\/narrowboat$/],
  ['lake district sailing boat', /^sailing\//],
  ['yacht under 15 years old', /^sailing\//],
  ['mariner 15hp outboard long shaft', /^engines\/outboard$/],
  ['trolling motor', /^engines\/outboard$/],
  ['dinghy trailer', /^engines\/trailers$/],
  ['inflatable tender 2.4m', /^small-craft\/tenders$/],
  ['berth poole', /^moorings\/$/],
  ['first boat for beginners', /^(?!engines|moorings)/],
];

describe('OPEN-10 phrases lead to what buyers mean', () => {
  it.each(TYPED)('"%s"', async (phrase, filed) => {
    const answer = await call(t, { url: `/api/boats?limit=1&q=${encodeURIComponent(phrase)}` });
    const [first]: Boat[] = answer.json();
    expect(`${first?.category}/${first?.subcategory ?? ''}`).toMatch(filed);
  });
});

describe('boats before goods', () => {
  it('OPEN-10 engines, parts and moorings come last in mixed lists, unless another order is chosen', async () => {
    const listed = async (query: string): Promise<Boat[]> =>
      (await call(t, { url: `/api/boats?limit=100&${query}` })).json();
    const isGoods = ({ category }: Boat) => category === 'engines' || category === 'moorings';
    for (const query of ['', 'keywords=diesel', 'keywords=westerly', 'make=yamaha']) {
      const both = [
        ...(await listed(query)),
        ...(await listed(`${query}&page=2`)),
        ...(await listed(`${query}&page=3`)),
      ];
      const kinds = both.map(isGoods);
      expect(kinds, query).toContain(true);
      expect(kinds, query).toEqual([...kinds].sort((a, b) => Number(a) - Number(b)));
    }
    // A chosen sort order applies to all results.
    for (const sort of ['newest', 'price-low']) {
      const kinds = (await listed(`sort=${sort}`)).map(isGoods);
      expect(kinds, sort).not.toEqual([...kinds].sort((a, b) => Number(a) - Number(b)));
    }
    expect((await listed('kind=goods')).every(isGoods)).toBe(true);
    expect((await listed('kind=boats')).some(isGoods)).toBe(false);
  });
});
