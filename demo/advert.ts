import type { Place } from '#domain/places/place.ts';
import type { Seller } from './accounts.ts';
import type { ModelRange, Offer, Power, Stated } from './models/model-range.ts';

type Specification = Power & Required<Pick<Stated, 'condition' | 'vatStatus'>>;

/** An offer once a place and a seller are found for it. */
export type Advert = {
  readonly range: ModelRange;
  readonly offer: Offer;
  readonly specification: Specification;
  readonly place: Place;
  readonly seller: Seller;
  /** In years; what is new is 0. */
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
