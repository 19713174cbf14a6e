import type { BoatPage } from '#contract/boat.ts';

/** The boat for search engines: what it is, what it costs, whether it can be had. Never how to reach the seller. */
export function boatJsonLd(boat: BoatPage): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: boat.title,
    description: boat.description.slice(0, 500),
    image: boat.images,
    ...(boat.make && { brand: { '@type': 'Brand', name: boat.make } }),
    ...(boat.model && { model: boat.model }),
    itemCondition: `https://schema.org/${boat.condition === 'new' ? 'NewCondition' : 'UsedCondition'}`,
    offers: {
      '@type': 'Offer',
      price: boat.price,
      priceCurrency: boat.currency,
      availability: `https://schema.org/${boat.sold ? 'SoldOut' : 'InStock'}`,
      availableAtOrFrom: { '@type': 'Place', name: [boat.location, boat.county].filter(Boolean).join(', ') },
    },
  };
}
