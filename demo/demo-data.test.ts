import { describe, expect, it } from 'vitest';
import { ContactSellerForm } from '../src/contract/messages/enquiries.ts';
import { FIELD_NAMES, type FieldName } from '../src/domain/listings/fields/fields.ts';
import { readField } from '../src/domain/listings/fields/read-field.ts';
import { SALE_PERIODS } from '../src/domain/listings/sale/freshness.ts';
import { CATEGORIES } from '../src/domain/taxonomy/categories.ts';
import { artworkKinds } from './artwork/kinds.ts';
import { createDemoData } from './create-demo-data.ts';
import { countWords } from './prose/words.ts';
import { isLive } from './schedule.ts';

const NOW = new Date('2026-11-15T10:30:00Z');
const HOUR = 3_600_000;
const SEEDS = ['slipway', 'second', 'third'];

const demo = createDemoData({ seed: 'slipway', now: NOW });
const { accounts, listings, enquiries, supportMessages, reports, listingCounts, siteCounts } = demo;
const live = listings.filter(isLive);

/** Stored values are valid and in their canonical spelling: reading them changes nothing. */
function isCanonical(name: FieldName, value: unknown): boolean {
  const reading = readField(name, value, NOW);
  return 'value' in reading && JSON.stringify(reading.value) === JSON.stringify(value);
}

describe('the demo data', () => {
  it('is the same for the same seed and time, and different for another seed', () => {
    expect(createDemoData({ seed: 'slipway', now: NOW })).toEqual(demo);
    const other = createDemoData({ seed: 'other', now: NOW });
    expect(other.listings.map(({ description }) => description)).not.toEqual(
      listings.map(({ description }) => description),
    );
  });

  it('has at least 170 live boats and at least four in every subcategory', () => {
    expect(live.length).toBeGreaterThanOrEqual(170);
    for (const { id, subcategories } of CATEGORIES) {
      for (const subcategory of subcategories) {
        const found = live.filter((l) => l.category === id && l.subcategory === subcategory.id);
        expect(found.length, `${id}/${subcategory.id}`).toBeGreaterThanOrEqual(4);
      }
    }
    expect(live.filter(({ category }) => category === 'moorings').length).toBeGreaterThanOrEqual(4);
  });

  it('has a contact option for every seller', () => {
    expect(live.filter(({ showEmail, showPhone }) => !showEmail && !showPhone)).toEqual([]);
    expect(live.some(({ showEmail }) => !showEmail)).toBe(true);
    expect(live.some(({ showPhone }) => !showPhone)).toBe(true);
  });

  it('has boats in every state of a listing’s life', () => {
    expect(listings.filter(({ status }) => status === 'pending')).toHaveLength(6);
    expect(listings.filter(({ soldAt }) => soldAt)).toHaveLength(5);
    expect(listings.filter(({ pausedAt }) => pausedAt)).toHaveLength(1);
    expect(listings.filter(({ underOfferAt }) => underOfferAt)).toHaveLength(2);
    const unconfirmedFor = live.map(({ confirmedAt }) => (Number(NOW) - Number(confirmedAt)) / (24 * HOUR));
    expect(
      unconfirmedFor.some((days) => days > SALE_PERIODS.firstReminder && days < SALE_PERIODS.sinks),
    ).toBe(true);
    expect(unconfirmedFor.some((days) => days > SALE_PERIODS.sinks)).toBe(true);
    expect(Math.max(...unconfirmedFor)).toBeLessThan(SALE_PERIODS.paused);
    const rejected = listings.filter(({ status }) => status === 'rejected');
    expect(rejected).toHaveLength(3);
    for (const { rejectionReason } of rejected) expect(rejectionReason).toMatch(/\w+ \w+/);
    expect(listings.filter(({ featuredUntil }) => featuredUntil)).toHaveLength(12);
    expect(live.some(({ condition }) => condition === 'new')).toBe(true);
    expect(live.some(({ condition }) => condition === 'project')).toBe(true);
  });

  it('has at least eight boats that went live within the last 72 hours, and boats many months old', () => {
    const hours = live.map(({ approvedAt }) => (Number(NOW) - Number(approvedAt)) / HOUR);
    expect(hours.filter((age) => age < 72).length).toBeGreaterThanOrEqual(8);
    expect(Math.max(...hours)).toBeGreaterThan(90 * 24);
    expect(Math.min(...hours)).toBeGreaterThan(0);
  });

  it('dates each listing’s life in order', () => {
    for (const { createdAt, approvedAt, soldAt, featuredUntil, sellerEmail } of listings) {
      const account = accounts.find(({ email }) => email === sellerEmail);
      const moments = [account?.createdAt, createdAt, approvedAt, soldAt, NOW].filter((m) => m != null);
      expect(moments.toSorted((a, b) => Number(a) - Number(b))).toEqual(moments);
      if (featuredUntil) expect(Number(featuredUntil)).toBeGreaterThan(Number(NOW));
    }
  });

  it('fills every field within its bounds and with canonical values only', () => {
    const problems = listings.flatMap((listing) =>
      FIELD_NAMES.filter((name) => name in listing)
        .map((name) => ({ name, value: listing[name as keyof typeof listing] }))
        .filter(({ name, value }) => value !== null && !isCanonical(name, value))
        .map(({ name, value }) => `${listing.title}: ${name} is ${value}`),
    );
    expect(problems).toEqual([]);
  });

  it('gives every boat its size and every listing a place, a seller and pictures to draw', () => {
    for (const listing of listings) {
      if (listing.category !== 'engines') expect(listing.length, listing.title).toBeGreaterThan(0);
      expect(listing.latitude).toBeGreaterThan(49);
      expect(listing.county).not.toBe('');
      expect(accounts.some(({ email }) => email === listing.sellerEmail)).toBe(true);
      expect(artworkKinds).toContain(listing.art.kind);
      if (listing.art.hullColour) expect(listing.art.hullColour).toMatch(/^#[\da-f]{6}$/);
      expect(listing.art.count).toBeGreaterThanOrEqual(3);
      expect(listing.art.count).toBeLessThanOrEqual(8);
    }
  });

  it('keeps narrowboats off the sea and yachts on it', () => {
    const placesOf = (subcategory: string) =>
      new Set(listings.filter((l) => l.subcategory === subcategory).map(({ location }) => location));
    for (const seaport of ['Lymington', 'Cowes', 'Falmouth', 'Oban']) {
      expect(placesOf('narrowboat')).not.toContain(seaport);
    }
    for (const inland of ['Birmingham', 'Braunston', 'Oxford']) {
      expect(placesOf('bluewater')).not.toContain(inland);
    }
  });

  it('gives the country of islands that are not in the United Kingdom', () => {
    const islands = listings.filter(({ county }) => county === 'Jersey' || county === 'Guernsey');
    expect(islands.length).toBeGreaterThan(0);
    for (const { county, country } of islands) expect(country).toBe(county);
  });
});

describe('the adverts', () => {
  it('no two have the same title, key or description', () => {
    for (const field of ['title', 'key', 'description'] as const) {
      expect(new Set(listings.map((listing) => listing[field])).size).toBe(listings.length);
    }
  });

  it.each(SEEDS)('with the seed "%s" every description has 90 to 220 words in whole sentences', (seed) => {
    for (const { description, title } of createDemoData({ seed, now: NOW }).listings) {
      const words = countWords(description);
      expect(words, title).toBeGreaterThanOrEqual(90);
      expect(words, title).toBeLessThanOrEqual(220);
      expect(description, title).toMatch(/^["“\p{Lu}\d].*[.]$/su);
      expect(description, title).not.toMatch(/[{}]|undefined|null|NaN| {2}|\.\.| ,/);
    }
  });

  it('no sentence is repeated in a description', () => {
    for (const { description, title } of listings) {
      const sentences = description.split(/(?<=\.)\s+/);
      expect(new Set(sentences).size, title).toBe(sentences.length);
    }
  });

  it('no text contains an email address, a phone number or a web address', () => {
    for (const { title, description } of listings) {
      const text = `${title} ${description}`;
      expect(text).not.toMatch(/@|https?:|www\.|\.example|\.co\.uk/i);
      expect(text).not.toMatch(/(?:\+44|\b0\d{3,})|\b\d{5} ?\d{6}\b|\b07\d/);
    }
  });

  it('no seller writes "I" for a firm', () => {
    for (const { brokerListing, description, title } of listings) {
      if (brokerListing)
        expect(description, title).not.toMatch(/\bI (?:have|am|was|had|can|would)\b|\bmy\b/i);
    }
  });

  it('equipment mentioned in the text is ticked', () => {
    const mentioning = listings.filter(
      (l) => l.subcategory === 'bluewater' && /\bEPIRB\b/.test(l.description),
    );
    for (const { safetyEquipment } of mentioning) expect(safetyEquipment).toContain('EPIRB');
    const sun = listings.find(({ title }) => title.startsWith('Sun Fast 3300'));
    expect(sun?.sailInventory).toContain('Code Zero');
  });
});

describe('around the adverts', () => {
  it('accounts have different addresses on example domains and phones from the drama ranges', () => {
    expect(new Set(accounts.map(({ email }) => email)).size).toBe(accounts.length);
    for (const { email, phone } of accounts) {
      expect(email).toMatch(/^[\w.-]+@[\w.-]+\.example$/);
      expect(phone).toMatch(/^(?:07700 900\d{3}|01632 960\d{3}|020 7946 0\d{3})$/);
    }
    for (const type of ['private', 'broker', 'dealer']) {
      expect(accounts.some(({ sellerType }) => sellerType === type)).toBe(true);
    }
  });

  it('listings of brokers and dealers are broker listings', () => {
    for (const { sellerEmail, brokerListing } of listings) {
      const account = accounts.find(({ email }) => email === sellerEmail);
      expect(brokerListing).toBe(account?.sellerType !== 'private');
    }
  });

  it('every enquiry could have been sent, about a boat that was public then', () => {
    expect(enquiries.length).toBeGreaterThan(30);
    for (const enquiry of enquiries) {
      const boat = listings.find(({ key }) => key === enquiry.listing);
      expect(ContactSellerForm.safeParse(enquiry).error).toBeUndefined();
      expect(enquiry.message).not.toMatch(/[{}]/);
      expect(enquiry.buyerEmail).toMatch(/\.example$/);
      expect(Number(enquiry.createdAt)).toBeGreaterThan(Number(boat?.approvedAt));
      expect(Number(enquiry.createdAt)).toBeLessThan(Number(boat?.soldAt ?? NOW));
    }
  });

  it('the admin inbox has read and unread messages, newest first', () => {
    expect(supportMessages.map(({ isRead }) => isRead)).toEqual(expect.arrayContaining([true, false]));
    const times = supportMessages.map(({ createdAt }) => Number(createdAt));
    expect(times.toSorted((a, b) => b - a)).toEqual(times);
  });

  it('reports are about different live boats', () => {
    const reported = reports.map(({ listing }) => listing);
    expect(new Set(reported).size).toBe(reports.length);
    expect(reports.filter(({ outcome }) => outcome === null).length).toBeGreaterThan(2);
    expect(reports.some(({ outcome }) => outcome !== null)).toBe(true);
    for (const key of reported) expect(live.map((listing) => listing.key)).toContain(key);
  });

  it('views are counted only while a boat was public and add up to the site’s', () => {
    const boats = new Map(listings.map((listing) => [listing.key, listing]));
    const impossible = listingCounts.filter(({ listing, day, views, reveals, watchlistAdds }) => {
      const { approvedAt = null, showPhone = false } = boats.get(listing) ?? {};
      const isPublic = approvedAt !== null && day >= approvedAt.toISOString().slice(0, 10);
      return !isPublic || reveals > (showPhone ? views : 0) || watchlistAdds > views;
    });
    expect(impossible).toEqual([]);
    const today = NOW.toISOString().slice(0, 10);
    const seen = listingCounts.filter(({ day }) => day === today).reduce((sum, { views }) => sum + views, 0);
    const site = siteCounts.find(({ day, eventType }) => day === today && eventType === 'boat_view');
    expect(site?.total).toBe(seen);
    expect(seen).toBeGreaterThan(0);
  });
});
