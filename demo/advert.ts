import type { Place } from '../src/domain/places/place.ts';
import type { Seller } from './accounts.ts';
import type { ModelRange, Offer, Power, Stated } from './models/model-range.ts';

type Specification = Power & Required<Pick<Stated, 'condition' | 'vatStatus'>>;

/** An advert with its place and seller. */
export type Advert = {
  readonly range: ModelRange;
  readonly offer: Offer;
  readonly specification: Specification;
  readonly place: Place;
  readonly seller: Seller;
  /** In years; 0 if new. */
  readonly age: number;
};

export function specificationOf(range: ModelRange, offer: Offer): Specification {
  return {
    condition: 'used-good',
    vatStatus: 'paid',
    ...range.usual,
    ...offer.size,
    ...offer.power,
    ...offer.choices,
  };
}
