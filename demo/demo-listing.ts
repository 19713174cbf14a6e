import { listsAsBroker } from '../src/domain/accounts/seller-types.ts';
import type { FieldName } from '../src/domain/listings/fields/fields.ts';
import { fieldsFor } from '../src/domain/listings/fields/form-fields.ts';
import { countryOfCounty } from '../src/domain/places/counties.ts';
import type { Advert } from './advert.ts';
import { artOf } from './art.ts';
import type { Random } from './artwork/random.ts';
import { engineHoursOf } from './engine-hours.ts';
import { equip, withMentioned } from './equipment.ts';
import { factsInWords } from './facts-in-words.ts';
import { berthOf, boatNameOf, engineNameOf } from './names-and-berths.ts';
import { outfitOf } from './outfits.ts';
import type { Life } from './schedule.ts';
import { batteriesOf, groundTackleOf } from './stowage.ts';

const CHECKLIST_FIELDS = ['electronics', 'safetyEquipment', 'sailInventory', 'galley'] as const;

type Describe = (advert: Advert, equipment: ReturnType<typeof equip>) => string;

/** One advert as the marketplace stores it; pictures are drawn later from `art`. */
export function demoListing(advert: Advert, life: Life, describe: Describe, random: Random) {
  const { offer, range, specification, place, seller } = advert;
  const { engine, ...stated } = specification;
  const asked = fieldsFor(range.category, range.subcategory);
  const asks = (field: FieldName) => asked.includes(field);
  const lists = CHECKLIST_FIELDS.filter(asks);

  const aboard = equip(outfitOf(range), lists, offer.sails, random.fork('equipment'));
  const description = describe(advert, aboard);
  const isPrivate = offer.by === 'private';
  const showEmail = !isPrivate || random.chance(0.85);

  return {
    key: keyOf(offer.title),
    sellerEmail: seller.email,
    title: offer.title,
    description,
    price: offer.price,
    currency: offer.currency ?? 'GBP',
    category: range.category,
    subcategory: range.subcategory,
    make: offer.make ?? null,
    model: offer.model ?? null,
    yearBuilt: offer.yearBuilt ?? null,
    ...stated,
    ...factsInWords(advert, asks),
    engineHours: asks('engineHours') ? engineHoursOf(advert, random.fork('engine hours')) : null,
    batteries: asks('batteries') ? batteriesOf(advert, description, random.fork('batteries')) : null,
    groundTackle: asks('groundTackle') ? groundTackleOf(advert, random.fork('ground tackle')) : null,
    ...withMentioned(aboard, lists, description),
    ...(asks('engineMake') && engineNameOf(engine)),
    boatName: asks('boatName') ? boatNameOf(advert, random.fork('boat name')) : null,
    afloat: berthOf(advert, asks, random.fork('berth')),
    location: place.name,
    county: place.county,
    country: countryOfCounty(place.county),
    latitude: place.latitude,
    longitude: place.longitude,
    sellerName: seller.tradingName,
    sellerPhone: seller.phone,
    showEmail,
    // Some give no phone number, some only a number; every seller can be contacted.
    showPhone: !isPrivate || random.chance(0.6) || !showEmail,
    brokerListing: listsAsBroker(offer.by),
    ...life,
    featuredUntil: null as Date | null,
    art: artOf(advert, random.fork('art')),
  };
}

export type DemoListing = ReturnType<typeof demoListing>;

function keyOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '-');
}
