import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distanceMiles } from '#domain/places/distance.ts';
import { placeOf } from '#domain/places/gazetteer.ts';
import { call } from '#tests/support/accounts.ts';
import { insertListing, insertSeller } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { search, titlesOf } from '../search-call.fixture.ts';

const AT = ['Cowes', 'Lymington', 'Portsmouth', 'Poole', 'Brighton', 'Plymouth', 'Oban', 'Kirkwall'] as const;

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

  it('is measured from a postcode too', async () => {
    expect(await titlesOf(t, 'location=PO31&distance=5')).not.toContain('Plymouth');
    expect(await titlesOf(t, 'location=PL1%202AB&distance=15')).toEqual(['Plymouth']);
  });

  it('draws its line to the tenth of a mile', async () => {
    const miles = distanceMiles(known('Cowes'), known('Lymington'));
    expect(await titlesOf(t, `location=Cowes&distance=${(miles + 0.05).toFixed(2)}`)).toContain('Lymington');
    expect(await titlesOf(t, `location=Cowes&distance=${(miles - 0.05).toFixed(2)}`)).not.toContain(
      'Lymington',
    );
  });
});

describe('a place without a distance', () => {
  it('FILTER-12 is that place, what lies within fifteen miles, and who names it', async () => {
    expect(await titlesOf(t, 'location=Cowes')).toEqual([...withinMiles('Cowes', 15), 'marina'].sort());
  });

  it('tells how far around it was looked, unless a whole county was', async () => {
    const radiusOf = async (query: string) => (await search(t, query)).placeRadius;
    expect(await radiusOf('location=Cowes')).toBe(15);
    expect(await radiusOf('location=PO31')).toBe(15);
    expect(await radiusOf('location=PO')).toBe(25);
    expect(await radiusOf('location=Cowes&distance=50')).toBe(50);
    expect(await radiusOf('location=Devon')).toBeUndefined();
    expect(await radiusOf('location=Atlantis&distance=50')).toBeUndefined();
  });

  it('FILTER-12 of a county is the whole county', async () => {
    expect(await titlesOf(t, 'location=Hampshire')).toEqual(['Lymington', 'Portsmouth']);
    expect(await titlesOf(t, 'location=hants')).toEqual(['Lymington', 'Portsmouth']);
  });

  it('API-09 stands beside a county', async () => {
    expect(await titlesOf(t, 'location=Cowes&county=Isle%20of%20Wight')).toEqual(['Cowes']);
  });
});

describe('a place that nobody knows', () => {
  it('OPEN-25 is looked for by its words, and the answer says so', async () => {
    const answer = await search(t, 'location=puerto%20ban&distance=5');
    expect(answer.titles).toEqual(['abroad']);
    expect(answer.placeNotRecognised).toBe(true);
  });

  it('is not said of places that are known', async () => {
    expect((await search(t, 'location=Oban')).placeNotRecognised).toBe(false);
    expect((await search(t, '')).placeNotRecognised).toBe(false);
  });
});

describe('suggestions of places', () => {
  const suggest = async (q: string) => {
    const places: { name: string; county: string | null }[] = (
      await call(t, { url: `/api/places?q=${q}` })
    ).json();
    return places.map(({ name }) => name);
  };

  it('LOC-01 begin with three letters', async () => {
    expect(await suggest('li')).toEqual([]);
    expect((await suggest('lym'))[0]).toBe('Lymington');
  });

  it('LOC-02 LOC-03 hold the letters anywhere, in any case, at most eight', async () => {
    expect(await suggest('MOUTH')).toHaveLength(8);
    expect(await suggest('ymingt')).toContain('Lymington');
  });

  it('name the place of a postcode', async () => {
    expect(await suggest('LL53')).toEqual(['Pwllheli']);
  });

  it('take anything', async () => {
    expect(await suggest('%00%00%00')).toEqual([]);
    expect(await suggest('a'.repeat(5000))).toEqual([]);
    expect((await call(t, { url: '/api/places?q=a&q=b' })).statusCode).toBe(200);
    expect((await call(t, { url: '/api/places' })).json()).toEqual([]);
  });
});
