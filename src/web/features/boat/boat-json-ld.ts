import type { BoatPage } from '#contract/boats/boat.ts';
import { placeText } from '#domain/places/place-text.ts';
import { isBoat } from '#domain/taxonomy/listing-nouns.ts';
import { cutText } from '#domain/text.ts';
import type { JsonLd } from '#web/page/json-ld.ts';

/** A boat is both a vehicle and a product; an engine or a mooring is only a product. */
const kindOf = (boat: BoatPage) => (isBoat(boat) ? ['Product', 'Vehicle'] : 'Product');

const AVAILABILITY = {
  'for-sale': 'InStock',
  'under-offer': 'LimitedAvailability',
  sold: 'SoldOut',
  paused: 'OutOfStock',
} as const satisfies Record<BoatPage['state'], string>;

/** Structured data of a boat for search engines. Never contains the seller's contact details. */
export function boatJsonLd(boat: BoatPage, absolute: (path: string) => string): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': kindOf(boat),
    name: boat.title,
    url: absolute(`/boats/${boat.id}`),
    description: cutText(boat.description, 500) || boat.title,
    image: boat.images.map((image) => absolute(`${image}?w=1280&f=jpeg`)),
    ...(boat.make && { brand: { '@type': 'Brand', name: boat.make } }),
    ...(boat.model && { model: boat.model }),
    itemCondition: `https://schema.org/${boat.condition === 'new' ? 'NewCondition' : 'UsedCondition'}`,
    offers: {
      '@type': 'Offer',
      url: absolute(`/boats/${boat.id}`),
      price: boat.price,
      priceCurrency: boat.currency,
      availability: `https://schema.org/${AVAILABILITY[boat.state]}`,
      availableAtOrFrom: { '@type': 'Place', name: placeText(boat) },
    },
  };
}
