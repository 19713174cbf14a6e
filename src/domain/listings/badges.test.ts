import { describe, expect, it } from 'vitest';
import { badgesOf, listingType, sellerLabel, vatBadge } from './badges.ts';

describe('labels on a card', () => {
  it('CARD-03 CONST-84 badges are NEW, PROJECT and FEATURED', () => {
    expect(badgesOf({ condition: 'new', featured: true })).toEqual(['FEATURED', 'NEW']);
    expect(badgesOf({ condition: 'project', featured: false })).toEqual(['PROJECT']);
    expect(badgesOf({ condition: 'used-good' })).toEqual([]);
  });

  it('CARD-04 a broker’s listing says "Broker", any other "Private"', () => {
    expect(sellerLabel(true)).toBe('Broker');
    expect(sellerLabel(false)).toBe('Private');
    expect(sellerLabel(undefined)).toBe('Private');
  });

  it('DETAIL-20 the listing type is "Broker" or "Private Seller"', () => {
    expect(listingType(true)).toBe('Broker');
    expect(listingType(null)).toBe('Private Seller');
  });

  it.each([
    ['paid', 'VAT PAID'],
    ['unpaid', 'VAT UNPAID'],
    ['other', 'VAT OTHER'],
    ['na', 'VAT N/A'],
  ])('CARD-06 VAT status %s shows "%s"', (status, badge) => {
    expect(vatBadge({ vatStatus: status, brokerListing: true })).toBe(badge);
  });

  it('CARD-07 a missing VAT status shows as unpaid', () => {
    for (const missing of [null, undefined, '', 'toString'])
      expect(vatBadge({ vatStatus: missing })).toBe('VAT UNPAID');
  });

  it('a private seller who states no VAT status gets no VAT badge', () => {
    expect(vatBadge({ vatStatus: 'na', brokerListing: false })).toBeUndefined();
    expect(vatBadge({ vatStatus: 'paid', brokerListing: false })).toBe('VAT PAID');
  });
});
