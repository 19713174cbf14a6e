import '../fields/complete-fields.ts';
import type { CategoryId } from '../../taxonomy/categories.ts';
import { resolveSubcategory } from '../../taxonomy/category-names.ts';
import { isBoat } from '../../taxonomy/listing-nouns.ts';
import type { FieldName } from '../fields/fields.ts';
import { fieldsFor } from '../fields/form-fields.ts';

/** A photo that buyers look for. */
export type WantedPhoto = { id: string; label: string; help: string };

/** `asks` is a field that only the forms of boats with such a thing ask for. */
const OF_BOATS: readonly (WantedPhoto & { asks?: FieldName })[] = [
  { id: 'hull', label: 'Hull, both sides', help: 'Out of the water if you can, with propeller and rudder.' },
  { id: 'deck', label: 'Deck, bow to stern', help: 'From above, without people and covers.' },
  {
    id: 'helm',
    label: 'Helm and instruments',
    help: 'Switched on, so that they can be read.',
    asks: 'engineType',
  },
  {
    id: 'cabin',
    label: 'Cabin',
    help: 'Saloon, galley, berths and toilet, each tidy and with lights on.',
    asks: 'berths',
  },
  { id: 'sails', label: 'Sails', help: 'Set, or laid out flat.', asks: 'sailInventory' },
  { id: 'engine', label: 'Engine', help: 'The whole of it and its plate.', asks: 'engineType' },
  { id: 'trailer', label: 'Trailer', help: 'With its plate and tyres.', asks: 'trailerIncluded' },
  { id: 'papers', label: 'Papers', help: 'Fanned out, with names and numbers covered.', asks: 'vatEvidence' },
];

const OF_ENGINES: readonly WantedPhoto[] = [
  { id: 'whole', label: 'The whole engine', help: 'From both sides.' },
  { id: 'plate', label: 'Its plate', help: 'Model and year, with the serial number covered.' },
  { id: 'hours', label: 'Hour meter', help: 'If it has one.' },
  { id: 'propeller', label: 'Propeller and leg', help: 'Up close: buyers look for knocks.' },
];

const OF_PARTS: readonly WantedPhoto[] = [
  { id: 'whole', label: 'The whole of it', help: 'From both sides, or laid out flat.' },
  {
    id: 'plate',
    label: 'Its label or plate',
    help: 'Maker and model, so that buyers can check whether it fits.',
  },
  { id: 'wear', label: 'Signs of wear', help: 'Up close: it saves a wasted journey.' },
];

const OF_TRAILERS: readonly WantedPhoto[] = [
  { id: 'whole', label: 'The whole trailer', help: 'From the side and from behind.' },
  { id: 'plate', label: 'Its plate', help: 'With the gross weight.' },
  { id: 'wheels', label: 'Tyres and brakes', help: 'Up close.' },
  { id: 'winch', label: 'Winch and rollers', help: 'Or the bunks that carry the boat.' },
];

const OF_MOORINGS: readonly WantedPhoto[] = [
  { id: 'berth', label: 'The berth', help: 'At low water, if it dries or gets shallow.' },
  { id: 'access', label: 'The way there', help: 'From the road and from the water.' },
  { id: 'services', label: 'Services', help: 'Water, power, showers and parking.' },
];

const OF_KINDS: Readonly<Record<string, readonly WantedPhoto[]>> = {
  outboard: OF_ENGINES,
  inboard: OF_ENGINES,
  trailers: OF_TRAILERS,
};

/** The photos to take of such a listing, in the order in which buyers look for them. */
export function wantedPhotos(
  category: CategoryId,
  subcategory: string | null | undefined,
): readonly WantedPhoto[] {
  const kind = subcategory ? resolveSubcategory(category, subcategory) : undefined;
  const ofGoods = category === 'moorings' ? OF_MOORINGS : OF_KINDS[kind ?? ''];
  if (ofGoods) return ofGoods;
  if (!isBoat({ category })) return OF_PARTS;
  const asked = new Set(fieldsFor(category, kind));
  return OF_BOATS.filter(({ asks }) => asks === undefined || asked.has(asks));
}
