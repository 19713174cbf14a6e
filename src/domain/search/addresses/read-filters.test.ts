import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILTER_NAMES, pageOf, pageSizeOf, sortOf } from '../filters/filters.ts';
import { sortsFor } from '../filters/sorts.ts';
import { readFilters } from './read-filters.ts';
import { writeFilters } from './write-filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('reading filters', () => {
  it('SEARCH-01 reads the results page’s parameters', () => {
    expect(
      read(
        'keywords=oceanis&category=sailing&minPrice=5000&maxPrice=50000&minLength=20&maxLength=30.5&location=Cowes' +
          '&county=Hampshire&distance=25&engineType=diesel&condition=used-good&featured=true&brokerListing=true',
      ),
    ).toEqual({
      keywords: 'oceanis',
      category: 'sailing',
      minPrice: 5000,
      maxPrice: 50_000,
      minLength: 20,
      maxLength: 30.5,
      location: 'Cowes',
      county: 'Hampshire',
      distance: 25,
      engineType: 'diesel',
      condition: 'used-good',
      featured: true,
      brokerListing: true,
    });
  });

  it('CAT-01 SEARCH-02 reads the category page’s parameters', () => {
    expect(
      read(
        'category=engines&subcategory=outboard&customMinPrice=1234&customMaxPrice=5678&minHorsepower=10&maxHorsepower=50',
      ),
    ).toEqual({
      category: 'engines',
      subcategory: 'outboard',
      minPrice: 1234,
      maxPrice: 5678,
      minHorsepower: 10,
      maxHorsepower: 50,
    });
  });

  it('ADV-01 ADV-20 reads the advanced fields', () => {
    expect(
      read(
        'make=Westerly&model=Konsort&yearFrom=1980&yearTo=1990&enginePower=20&hullMaterial=fibreglass&keelType=bilge' +
          '&fuelType=diesel&berths=4&heads=1&vatStatus=paid&privateSeller=true&maxBeam=3.5&maxDraft=1.2&batteries=lithium',
      ),
    ).toEqual({
      make: 'Westerly',
      model: 'Konsort',
      yearFrom: 1980,
      yearTo: 1990,
      enginePower: 20,
      hullMaterial: 'fiberglass',
      keelType: 'bilge',
      fuelType: 'diesel',
      berths: '4',
      heads: '1',
      vatStatus: 'paid',
      privateSeller: true,
      maxBeam: 3.5,
      maxDraft: 1.2,
      batteries: 'lithium',
    });
  });

  it('the make is "make" or "brand", the subcategory "subcategory" or "sub"', () => {
    expect(read('brand=beneteau')).toEqual({ make: 'beneteau' });
    expect(read('category=motor&sub=sports')).toEqual({ category: 'motor', subcategory: 'sports' });
  });

  it('CAT-01 a custom price is another name of the price, and wins over the list', () => {
    expect(read('minPrice=5000&customMinPrice=6100&maxPrice=20000')).toEqual({
      minPrice: 6100,
      maxPrice: 20_000,
    });
    expect(read('minPrice=5000&customMinPrice=cheap&customMaxPrice=')).toEqual({ minPrice: 5000 });
    expect(writeFilters(read('customMinPrice=6100&customMaxPrice=9000')).toString()).toBe(
      'minPrice=6100&maxPrice=9000',
    );
  });

  it('FIND-14 prices and lengths in an address are read as people write them', () => {
    expect(read('minPrice=25k&maxPrice=%C2%A3100%2C000&minLength=26ft&maxLength=10m')).toEqual({
      minPrice: 25_000,
      maxPrice: 100_000,
      minLength: 26,
      maxLength: 32.81,
    });
    expect(read('minLength=20&customMinLength=22ft&maxLength=custom&customMaxLength=')).toEqual({
      minLength: 22,
    });
    expect(read('maxBeam=10ft&minHorsepower=1k')).toEqual({});
  });

  it('HOME-10 a combined value is category and subcategory', () => {
    expect(read('category=small-craft:ribs')).toEqual({ category: 'small-craft', subcategory: 'ribs' });
    expect(read('category=small-craft%3Acheese')).toEqual({ category: 'small-craft' });
  });

  it('SUBCAT-04 SEARCH-04 a subcategory may be named in full or in an older spelling', () => {
    expect(read('category=sailing&subcategory=sailing-cruisers').subcategory).toBe('cruiser');
    expect(read('category=small-craft&subcategory=jet-skis').subcategory).toBe('jetskis');
    expect(read('category=sailing&subcategory=ribs')).toEqual({ category: 'sailing' });
  });

  it('a subcategory alone implies its category, unless two share its id', () => {
    expect(read('subcategory=ribs')).toEqual({ category: 'small-craft', subcategory: 'ribs' });
    expect(read('subcategory=cruiser')).toEqual({ subcategory: 'cruiser' });
  });

  it('former main categories map to current ones; an unknown one is stored so that it finds nothing', () => {
    expect(read('category=narrowboat')).toEqual({ category: 'specialist' });
    expect(read('category=fishing')).toEqual({ category: 'superyachts' });
    expect(read('category=Hover%20craft&subcategory=ribs')).toEqual({ unknownCategory: 'hover-craft' });
    expect(read('category=%00')).toEqual({ unknownCategory: 'unknown' });
  });

  it('on a category’s page the path decides the category', () => {
    const query = new URLSearchParams('category=motor&subcategory=catamaran');
    expect(readFilters(query, { category: 'sailing' })).toEqual({
      category: 'sailing',
      subcategory: 'catamaran',
    });
  });

  it('ADV-05 ADV-06 six berths or more may be written with an unencoded plus sign', () => {
    expect(read('berths=6%2B&heads=3+')).toEqual({ berths: '6+', heads: '3+' });
  });

  it.each([
    'minPrice=-5',
    'minPrice=1e5',
    'minPrice=99999999999999999999',
    'minPrice=NaN',
    'minPrice=0',
    'minPrice=1&minPrice=2',
    'minPrice[]=5',
    'maxLength=100%2B',
    'maxHorsepower=1000+',
    'yearFrom=1999.5',
    'berths=0',
    'berths=many',
    'condition=shiny',
    'condition=constructor',
    'featured=yes',
    'featured=false',
    'sort=cheapest',
    'page=0',
    'page=2.5',
    'limit=-1',
    'keywords=a%00b',
    'similarTo=1;drop',
    'distance=25',
    'nonsense=1',
    '__proto__=1',
  ])('an unknown or malformed filter is ignored: %s', (query) => {
    expect(read(query)).toEqual({});
  });

  it.each(['', 'none', 'all', 'any', 'None'])('CONST-14 SEARCH-22 "%s" means no filter', (word) => {
    const query = new URLSearchParams({ location: 'Cowes', distance: word, fuelType: word, category: word });
    expect(readFilters(query)).toEqual({ location: 'Cowes' });
  });

  it('defaults are absent, and a page is never longer than a hundred boats', () => {
    expect(read('sort=featured&page=1&limit=24')).toEqual({});
    expect(read('limit=500')).toEqual({ limit: 100 });
    expect([sortOf({}), pageOf({}), pageSizeOf({})]).toEqual(['featured', 1, 24]);
    expect([sortOf({ sort: 'length' }), pageOf({ page: 3 }), pageSizeOf({ limit: 4 })]).toEqual([
      'length',
      3,
      4,
    ]);
  });

  it('OPEN-08 keywords that are too long are cut after a word, not dropped', () => {
    expect(read(`keywords=${'x'.repeat(300)}`)).toEqual({ keywords: 'x'.repeat(200) });
    const words = read(`keywords=${'classic gaff cutter '.repeat(15)}`).keywords ?? '';
    expect(words.length).toBeLessThanOrEqual(200);
    expect(words).toMatch(/^(classic gaff cutter )+classic gaff$|cutter$|classic$/);
  });

  it('OPEN-08 several makes, models and types come repeated or joined by commas', () => {
    expect(read('make=Bavaria&make=Hanse')).toEqual({ make: 'Bavaria,Hanse' });
    expect(read('make=Bavaria, Hanse ,bavaria,,any')).toEqual({ make: 'Bavaria,Hanse' });
    expect(read('brand=Moody&make=Hanse')).toEqual({ make: 'Moody,Hanse' });
    expect(read('model=Cruiser+34,Oceanis')).toEqual({ model: 'Cruiser 34,Oceanis' });
    expect(
      read(`make=${Array.from({ length: 50 }, (_, n) => `make${n}`).join(',')}`).make?.split(','),
    ).toHaveLength(12);
    expect(read('category=small-craft&subcategory=ribs&subcategory=tenders')).toEqual({
      category: 'small-craft',
      types: 'ribs,tenders',
    });
    expect(read('subcategory=ribs,tenders')).toEqual({ category: 'small-craft', types: 'ribs,tenders' });
    expect(read('subcategory=cruiser,yacht')).toEqual({ types: 'cruiser,yacht' });
    expect(read('category=sailing&subcategory=ribs,cruiser')).toEqual({
      category: 'sailing',
      subcategory: 'cruiser',
    });
    expect(writeFilters({ category: 'small-craft', types: 'ribs,tenders' }).toString()).toBe(
      'category=small-craft&subcategory=ribs%2Ctenders',
    );
  });

  it('API-09 a county is kept as written: the search knows its other names', () => {
    expect(read('county=hampshire')).toEqual({ county: 'hampshire' });
    expect(read('county=%20Nowhere%20')).toEqual({ county: 'Nowhere' });
  });

  it('OPEN-10 nearest first is the default around a place, best match while there are keywords', () => {
    expect(sortOf({ keywords: 'rib' })).toBe('relevance');
    expect(read('keywords=rib&sort=relevance')).toEqual({ keywords: 'rib' });
    expect(read('keywords=rib&sort=featured')).toEqual({ keywords: 'rib', sort: 'featured' });
    expect(read('sort=relevance')).toEqual({});
    expect(read('sort=distance')).toEqual({});
    expect(sortOf({ location: 'Cowes' })).toBe('distance');
    expect(sortOf({ location: 'Cowes', keywords: 'rib' })).toBe('distance');
    expect(read('location=Cowes&sort=distance')).toEqual({ location: 'Cowes' });
    expect(read('location=Cowes&sort=featured')).toEqual({ location: 'Cowes', sort: 'featured' });
    expect(sortsFor({}).map(({ value }) => value)).toEqual([
      'featured',
      'price-low',
      'price-high',
      'newest',
      'length',
      'reduced',
    ]);
    expect(sortsFor({ keywords: 'rib', location: 'Cowes' }).map(({ label }) => label)).toEqual([
      'Best Match',
      'Featured First',
      'Price: Low to High',
      'Price: High to Low',
      'Newest First',
      'Length',
      'Biggest Reductions',
      'Nearest First',
    ]);
  });

  it('never throws and reads only known filters, whatever the address', () => {
    const name = fc.oneof(fc.constantFrom(...FILTER_NAMES, 'q', 'brand', 'sub'), fc.string());
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\u0000', '-1', '9'.repeat(400), 'small-craft:ribs', ':', '::', 'constructor', '6+'),
      fc.double().map(String),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 12 }), (pairs) => {
        const filters = readFilters(new URLSearchParams(pairs));
        expect(Object.keys(filters).filter((key) => !(FILTER_NAMES as string[]).includes(key))).toEqual([]);
        expect(JSON.stringify(filters)).not.toContain('\\u0000');
        expect(readFilters(writeFilters(filters))).toEqual(filters);
        expect(readFilters(writeFilters(filters))).toEqual(filters);
      }),
      { numRuns: 300 },
    );
  });
});
