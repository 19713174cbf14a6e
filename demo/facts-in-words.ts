import type { Advert } from './advert.ts';

const STERNS = { traditional: 'traditional', 'semi-trad': 'semi-traditional', cruiser: 'cruiser' } as const;

/** How an advert mentions each kind of heating. */
const HEATING = [
  ['Solid Fuel Stove', /solid-fuel stove|wood-burner|(Morsø|Squirrel) stove|as well as the stove/i],
  ['Diesel Boiler', /diesel (boiler|central heating)|Webasto|Eberspächer/],
  ['Gas Boiler', /gas boiler/i],
  ['Warm Air', /warm-air heating/i],
  ['Radiators', /radiators/i],
] as const;

/** Facts that an advert's picture and words already state. */
export function factsInWords({ offer }: Advert, asks: (field: FactInWords) => boolean) {
  const text = offer.text.join(' ');
  const stern = offer.art?.fit?.stern;
  const hasTrailer =
    /trailer/i.test(`${offer.title} ${text}`) && !/(no|without a|not the) trailer/i.test(text);
  return {
    sternType: asks('sternType') && stern ? STERNS[stern] : null,
    heating: asks('heating') ? HEATING.filter(([, said]) => said.test(text)).map(([item]) => item) : [],
    trailerIncluded: asks('trailerIncluded') && hasTrailer ? ('yes' as const) : null,
  };
}

type FactInWords = 'sternType' | 'heating' | 'trailerIncluded';
