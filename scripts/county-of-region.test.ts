import { describe, expect, it } from 'vitest';
import { countyOfRegion } from './county-of-region.ts';

describe('the county of a GeoNames region', () => {
  it.each([
    ['Hampshire', 'Hampshire'],
    ['Southampton', 'Hampshire'],
    ['City and Borough of Leeds', 'West Yorkshire'],
    ['Bournemouth, Christchurch and Poole Council', 'Dorset'],
    ['County Durham', 'County Durham'],
    ['County of Ceredigion', 'Ceredigion'],
    ['Caerphilly County Borough', 'Caerphilly'],
    ['Bridgend county borough', 'Bridgend'],
    ['City of Bristol', 'Bristol'],
    ['City of Edinburgh', 'City of Edinburgh'],
    ['City and County of Swansea', 'Swansea'],
  ])('"%s" is in %s', (region, county) => {
    expect(countyOfRegion(region)).toBe(county);
  });
});
