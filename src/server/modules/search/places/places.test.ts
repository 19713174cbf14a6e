import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distanceMiles } from '#domain/places/distance.ts';
import { placeOf } from '#domain/places/gazetteer.ts';
import { call } from '#tests/support/accounts.ts';
import { insertListing, insertSeller } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { search, titlesOf } from '../search-call.fixture.ts';

const AT = [
  'Cowes',
  'Lymington',
  'Portsmouth',
  'Poole',
  'Brighton',
  'Plymouth',
  'Oban',
  'Kirkwall',
  'Wroxham',
  'King’s Lynn',
] as const;

const known = (name: string) => {
  const place = placeOf(name);
  if (!place) throw new Error(`${name} is not in the gazetteer`);
  return place;
};

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  const ownerId = await insertSeller(t.db);
  for (const name of AT) {
    const { latitude, longitude, county } = known(name);
    await insertListing(t.db, { ownerId, title: name, location: name, county, latitude, longitude });
  }
  const nowhere = { county: null, latitude: null, longitude: null };
  await insertListing(t.db, { ownerId, title: 'marina', location: 'Cowes Yacht Haven', ...nowhere });
  await insertListing(t.db, { ownerId, title: 'abroad', location: 'Puerto Banus', ...nowhere });
});
afterAll(() => t.close());

const withinMiles = (centre: string, miles: number) =>
  AT.filter((name) => distanceMiles(known(centre), known(name)) <= miles).sort();

it('OPEN-25 a place whose name is also a part of a boat finds the boats there, not those that mention the part', async () => {
  const ownerId = await insertSeller(t.db);
  const nowhere = { county: null, latitude: null, longitude: null };
  const common = { ownerId, make: 'Halcyon', ...nowhere };
  await insertListing(t.db, { ...common, title: 'berthed', location: 'Hull Marina' });
  await insertListing(t.db, {
    ...common,
    title: 'Steel hull',
    location: 'Ely',
    description: 'The hull was blacked',
  });
  expect(await titlesOf(t, 'make=halcyon&location=hull')).toEqual(['berthed']);
  expect(await titlesOf(t, 'make=halcyon&location=marina%20hull')).toEqual(['berthed']);
});

describe('FIND-08 several places', () => {
  it('mean any of them, nearest to one of them first', async () => {
    expect(await titlesOf(t, 'location=oban%20or%20plymouth')).toEqual(['Oban', 'Plymouth']);
    expect(await titlesOf(t, 'location=Norfolk%20or%20Dorset')).toEqual(['King’s Lynn', 'Poole', 'Wroxham']);
    const { titles, miles, placeRadius } = await search(
      t,
      'location=Cowes%20OR%20Portsmouth&distance=40&sort=distance&limit=2',
    );
    expect(titles.toSorted()).toEqual(['Cowes', 'Portsmouth']);
    expect(Object.values(miles)).toEqual([0, 0]);
    expect(placeRadius).toBeUndefined();
  });

  it('are searched for as words if one of them is not known', async () => {
    const found = await search(t, 'location=Oban%20or%20Qwertyton');
    expect(found).toMatchObject({ titles: [], placeNotRecognised: true });
  });
});

describe('distance', () => {
  it.each([
    ['Cowes', 5],
    ['Cowes', 10],
    ['Cowes', 25],
    ['Cowes', 50],
    ['Southampton', 25],
    ['Plymouth', 100],
    ['Oban', 200],
    ['Oban', 1000],
  ])('OPEN-25 from %s within %i miles is what the great circle says', async (centre, miles) => {
    const expected = withinMiles(centre, miles);
    expect(await titlesOf(t, `location=${centre}&distance=${miles}`)).toEqual(expected);
    expect((await search(t, `location=${centre}&distance=${miles}`)).total.count).toBe(expected.length);
  });

  it('can be measured from a postcode', async () => {
    expect(await titlesOf(t, 'location=PO31&distance=5')).not.toContain('Plymouth');
    expect(await titlesOf(t, 'location=PL1%202AB&distance=15')).toEqual(['Plymouth']);
  });

  it('is exact to a tenth of a mile', async () => {
    const miles = distanceMiles(known('Cowes'), known('Lymington'));
    expect(await titlesOf(t, `location=Cowes&distance=${(miles + 0.05).toFixed(2)}`)).toContain('Lymington');
    expect(await titlesOf(t, `location=Cowes&distance=${(miles - 0.05).toFixed(2)}`)).not.toContain(
      'Lymington',
    );
  });
});

describe('a place without a distance', () => {
  it('FILTER-12 means boats within fifteen miles and listings that name it', async () => {
    expect(await titlesOf(t, 'location=Cowes')).toEqual([...withinMiles('Cowes', 15), 'marina'].sort());
  });

  it('returns the radius of the search, unless it was a whole county', async () => {
    const radiusOf = async (query: string) => (await search(t, query)).placeRadius;
    expect(await radiusOf('location=Cowes')).toBe(15);
    expect(await radiusOf('location=PO31')).toBe(15);
    expect(await radiusOf('location=PO')).toBe(25);
    expect(await radiusOf('location=Cowes&distance=50')).toBe(50);
    expect(await radiusOf('location=Devon')).toBeUndefined();
    expect(await radiusOf('location=Atlantis&distance=50')).toBeUndefined();
  });

  it('FILTER-12 means the whole county if it is one', async () => {
    expect(await titlesOf(t, 'location=Hampshire')).toEqual(['Lymington', 'Portsmouth']);
    expect(await titlesOf(t, 'location=hants')).toEqual(['Lymington', 'Portsmouth']);
  });

  it('API-09 combines with a county', async () => {
    expect(await titlesOf(t, 'location=Cowes&county=Isle%20of%20Wight')).toEqual(['Cowes']);
  });
});

describe('an area', () => {
  it.each([
    ['Norfolk', ['King’s Lynn', 'Wroxham']],
    ['Scotland', ['Kirkwall', 'Oban']],
    ['the Solent', ['Cowes', 'Lymington', 'Portsmouth']],
    ['Solent', ['Cowes', 'Lymington', 'Portsmouth']],
    ['the Norfolk Broads', ['Wroxham']],
    ['South Coast', ['Brighton', 'Cowes', 'Lymington', 'Plymouth', 'Poole', 'Portsmouth']],
    ['PA34', ['Oban']],
    ['PO12 4AB', ['Cowes', 'Portsmouth']],
  ])('FILTER-12 "%s" finds the boats in it, as a location and among keywords', async (area, titles) => {
    const others = (found: string[]) => found.filter((title) => title !== 'marina').sort();
    expect(others((await search(t, `location=${encodeURIComponent(area)}`)).titles)).toEqual(titles);
    expect(others((await search(t, `keywords=${encodeURIComponent(area)}`)).titles)).toEqual(titles);
    expect(others((await search(t, `keywords=boats%20near%20${encodeURIComponent(area)}`)).titles)).toEqual(
      titles,
    );
  });
});

describe('how far away a boat is', () => {
  const milesIn = async (query: string) => (await search(t, query)).miles;

  it('OPEN-25 is part of each boat once a place is set, to a tenth of a mile', async () => {
    const miles = await milesIn('location=Cowes&distance=25');
    expect(Object.keys(miles).sort()).toEqual(withinMiles('Cowes', 25));
    for (const [title, distance] of Object.entries(miles))
      expect(distance).toBeCloseTo(distanceMiles(known('Cowes'), known(title)), 0);
    expect(miles.Cowes).toBe(0);
    expect(miles.Lymington).toBe(Number(miles.Lymington?.toFixed(1)));
  });

  it('is measured from the centre of a county or postcode area', async () => {
    expect(await milesIn('location=Hampshire')).toMatchObject({ Lymington: expect.any(Number) });
    expect(await milesIn('location=PA34')).toMatchObject({ Oban: expect.any(Number) });
  });

  it('is absent without a place, and for a boat at an unknown place', async () => {
    expect(Object.values(await milesIn('')).filter((miles) => miles !== undefined)).toEqual([]);
    expect(await milesIn('location=Cowes')).toMatchObject({ marina: undefined });
    expect(Object.values(await milesIn('location=Atlantis%20Haven'))).toEqual([]);
  });

  it('OPEN-25 sorts by it unless another order is chosen, with boats at unknown places last', async () => {
    const { titles } = await search(t, 'location=Cowes&distance=1000&sort=distance');
    const nearestFirst = [...AT].sort(
      (a, b) => distanceMiles(known('Cowes'), known(a)) - distanceMiles(known('Cowes'), known(b)),
    );
    expect(titles).toEqual(nearestFirst);
    expect((await search(t, 'location=Cowes&distance=1000')).titles).toEqual(nearestFirst);
    expect((await search(t, 'location=Cowes&sort=distance')).titles.at(-1)).toBe('marina');
    expect((await search(t, 'location=Cowes&sort=distance&keywords=boats')).titles[0]).toBe('Cowes');
  });
});

describe('a misspelt place', () => {
  it('OPEN-25 is read as the only similar name, which the response contains', async () => {
    const answer = await search(t, 'location=Plymuoth&distance=10');
    expect(answer).toMatchObject({
      titles: ['Plymouth'],
      placeReadAs: 'Plymouth',
      placeNotRecognised: false,
      placeRadius: 10,
      placesMeant: [],
    });
  });

  it('OPEN-25 is read as the only name that it is a prefix of', async () => {
    expect(await search(t, 'location=Lymin')).toMatchObject({ placeReadAs: 'Lymington', placeRadius: 15 });
  });

  it('is not guessed if it may be several, of which up to four are offered', async () => {
    const { placeReadAs, placeNotRecognised, placesMeant } = await search(t, 'location=port');
    expect({ placeReadAs, placeNotRecognised }).toEqual({ placeReadAs: undefined, placeNotRecognised: true });
    expect(placesMeant.length).toBeGreaterThan(1);
    expect(placesMeant.length).toBeLessThanOrEqual(4);
    for (const name of placesMeant) expect(name).toMatch(/^P/);
  });

  it('is not corrected if it is spelt correctly, in any case', async () => {
    for (const place of ['Cowes', 'cowes', 'COWES', 'hants', 'PO31'])
      expect(await search(t, `location=${place}`)).toMatchObject({ placeReadAs: undefined, placesMeant: [] });
  });
});

describe('an unknown place', () => {
  it('OPEN-25 is searched for by its words, which the response states', async () => {
    const answer = await search(t, 'location=puerto%20ban&distance=5');
    expect(answer.titles).toEqual(['abroad']);
    expect(answer.placeNotRecognised).toBe(true);
  });

  it('is not reported for known places', async () => {
    expect((await search(t, 'location=Oban')).placeNotRecognised).toBe(false);
    expect((await search(t, '')).placeNotRecognised).toBe(false);
  });
});

describe('locating a place', () => {
  const locate = async (q: string) =>
    (await call(t, { url: `/api/places/located?q=${encodeURIComponent(q)}` })).json().place;

  it.each([
    ['Braunston', 'Northamptonshire'],
    ['Mercia Marina', 'Derbyshire'],
    ['near Stoke Bruerne', 'Northamptonshire'],
    ['Pin Mill, Suffolk', 'Suffolk'],
    ['Craobh Haven', 'Argyll and Bute'],
    ['Wrenbury', 'Cheshire'],
  ])('%s is in %s', async (text, county) => {
    expect(await locate(text)).toMatchObject({ county });
  });

  it('a place that is not known is null', async () => {
    expect(await locate('Southampt')).toBeNull();
    expect(await locate('')).toBeNull();
  });
});

describe('suggestions of places', () => {
  const suggest = async (q: string) => {
    const places: { name: string; county: string | null }[] = (
      await call(t, { url: `/api/places?q=${q}` })
    ).json();
    return places.map(({ name }) => name);
  };

  it('LOC-01 need three letters', async () => {
    expect(await suggest('li')).toEqual([]);
    expect((await suggest('lym'))[0]).toBe('Lymington');
  });

  it('LOC-02 LOC-03 contain the letters anywhere, in any case, at most eight', async () => {
    expect(await suggest('MOUTH')).toHaveLength(8);
    expect(await suggest('ymingt')).toContain('Lymington');
  });

  it('name the place of a postcode', async () => {
    expect(await suggest('LL53')).toEqual(['Pwllheli']);
  });

  it('accept any text', async () => {
    expect(await suggest('%00%00%00')).toEqual([]);
    expect(await suggest('a'.repeat(5000))).toEqual([]);
    expect((await call(t, { url: '/api/places?q=a&keywords=b' })).statusCode).toBe(200);
    expect((await call(t, { url: '/api/places' })).json()).toEqual([]);
  });
});
