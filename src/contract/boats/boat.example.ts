import { PUBLIC_FIELDS, type PublicField, type ResponseFact } from '#domain/listings/fields/facts.ts';
import { blankFacts } from '#domain/listings/fields/read-facts.ts';

type PublicFacts = { [F in PublicField]: ResponseFact<F> };

const BLANK = blankFacts(new Date(0));

const FACTS: Partial<PublicFacts> = {
  category: 'sailing',
  subcategory: 'cruiser',
  title: 'Contessa 32',
  make: 'Jeremy Rogers',
  model: 'Contessa 32',
  yearBuilt: 1978,
  condition: 'used-good',
  price: 24_950,
  currency: 'GBP',
  vatStatus: 'paid',
  location: 'Lymington',
  county: 'Hampshire',
  country: 'United Kingdom',
  length: 32,
  beam: '2.9',
  draft: '1.65',
  hullMaterial: 'fiberglass',
  keelType: 'fin',
  berths: 5,
  heads: 1,
  engineType: 'diesel',
  enginePower: 20,
  safetyEquipment: ['Liferaft', 'Flares'],
  description: 'A well-kept cruiser, re-engined in 2019.',
  sellerName: 'Anna Bell',
  showEmail: true,
};

const PHOTO = '/objects/uploads/7d0f4a7c-2f0b-4c55-9a3c-5a2a3f0c9d10';

export const PHOTO_EXAMPLE = { url: PHOTO, width: 2400, height: 1600, placeholder: null };

export const PRICES_EXAMPLE = [
  { price: 26_500, at: '2026-04-02T15:40:00.000Z' },
  { price: 24_950, at: '2026-05-02T09:00:00.000Z' },
];

export const PAPERS_EXAMPLE = [
  { line: 'vatEvidence', says: 'seen', value: 'Invoice that shows VAT', seenAt: '2026-04-02T15:40:00.000Z' },
  { line: 'outstandingFinance', says: 'stated', value: 'None' },
  { line: 'billsOfSale', says: 'not stated' },
];

/** A field that the example does not name is empty in it, so that a new field needs no line here. */
export const BOAT_EXAMPLE = {
  id: 4217,
  ...Object.fromEntries(PUBLIC_FIELDS.map((name) => [name, BLANK[name]])),
  ...FACTS,
  images: [PHOTO],
  cover: PHOTO_EXAMPLE,
  video: null,
  featured: false,
  brokerListing: false,
  sold: false,
  state: 'for-sale',
  confirmedAt: '2026-04-20T08:00:00.000Z',
  listedAt: '2026-04-02T15:40:00.000Z',
  firstListedAt: '2026-04-02T15:40:00.000Z',
  reducedBy: 1_550,
  reducedAt: '2026-05-02T09:00:00.000Z',
  showPhone: true,
  createdAt: '2026-04-02T10:15:00.000Z',
  approvedAt: '2026-04-02T15:40:00.000Z',
};

export const OWN_BOAT_EXAMPLE = {
  ...BOAT_EXAMPLE,
  status: 'approved',
  rejectionReason: null,
  sellerEmail: 'anna.bell@example.org',
  sellerPhone: '01590 610 233',
  hasPendingChanges: false,
};

export const NEW_LISTING_EXAMPLE = {
  title: 'Contessa 32',
  category: 'sailing',
  subcategory: 'cruiser',
  make: 'Jeremy Rogers',
  model: 'Contessa 32',
  yearBuilt: 1978,
  length: 32,
  price: 24_950,
  location: 'Lymington',
  description: 'A well-kept cruiser, re-engined in 2019.',
  sellerName: 'Anna Bell',
  images: [PHOTO],
};
