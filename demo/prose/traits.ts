import type { Advert } from '../advert.ts';
import type { Trait } from './line.ts';

const SAILING_SUBCATEGORIES: readonly (string | null)[] = ['sailing-yacht', 'luxury-cat'];

const isSail = ({ range, offer }: Advert) =>
  range.category === 'sailing' ||
  SAILING_SUBCATEGORIES.includes(range.subcategory) ||
  (range.subcategory === 'classic' && offer.art?.kind === undefined);

const TESTS: Readonly<Record<Trait, (advert: Advert) => boolean>> = {
  cabin: ({ specification }) => (specification.berths ?? 0) > 0,
  diesel: ({ specification }) => specification.engineType === 'diesel',
  outboard: ({ specification }) => specification.engineType === 'outboard',
  twin: ({ specification }) => specification.engineCount === '2',
  sail: isSail,
  motor: (advert) => !isSail(advert),
  smart: ({ specification }) => specification.condition === 'used-excellent',
  ready: ({ specification }) => specification.condition !== 'project',
  steel: ({ specification }) => specification.hullMaterial === 'steel',
  large: (advert) => !isSail(advert) && (advert.specification.length ?? 0) >= 100,
  trampoline: ({ range, offer }) =>
    range.subcategory === 'trimaran' || (range.subcategory === 'catamaran' && (offer.yearBuilt ?? 0) >= 1995),
  powered: ({ specification }) => (specification.enginePower ?? 0) > 0,
  portable: ({ specification }) => (specification.length ?? 0) < 15 && !specification.enginePower,
  cloth: ({ specification }) => specification.sailType !== undefined && specification.sailType !== 'other',
  postable: ({ range, specification }) =>
    range.subcategory === 'parts' ||
    range.subcategory === 'electronics' ||
    (specification.sailType !== undefined && specification.sailType !== 'other'),
  petrol: ({ specification }) => specification.fuelType === 'petrol',
  centreboard: ({ specification }) => specification.keelType === 'centerboard',
  paddleboard: ({ range }) => range.subcategory === 'paddleboards',
  kayak: ({ range }) => range.subcategory === 'kayaks',
};

export const hasTrait = (advert: Advert, trait: Trait) => TESTS[trait](advert);
