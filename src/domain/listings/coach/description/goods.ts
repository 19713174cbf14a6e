import { formatPrice } from '../../../money.ts';
import { displayValue } from '../../fields/display-value.ts';
import type { FieldName } from '../../fields/fields.ts';
import { SHARED } from './boats.ts';
import { ofChoice, ofItems, ofText, type Sentence } from './sentence.ts';
import { a, amountOf, capital, listed, lower, measure, numbered, plain, textOf } from './words.ts';

const { lead, place, condition } = SHARED;

const power: Sentence = (goods) => {
  const horsepower = amountOf(goods, 'enginePower');
  const run = numbered(goods, 'engineHours', 'hour', 'hours');
  const said = listed([horsepower && `gives ${plain(horsepower)} HP`, run && `has run for ${run}`]);
  return said ? [`It ${said}.`] : [];
};

const fuel = ofChoice('fuelType', {
  diesel: ['It runs on diesel.'],
  petrol: ['It runs on petrol.'],
  electric: ['It is electric.'],
});

const shaft = ofChoice('shaftLength', {
  short: ['It has a short shaft.'],
  long: ['It has a long shaft.'],
  'extra-long': ['It has an extra long shaft.'],
  'ultra-long': ['It has an ultra long shaft.'],
});

const start = ofChoice('starting', {
  electric: ['It starts electrically.'],
  manual: ['It is started by hand.'],
  both: ['It starts electrically or by hand.'],
});

/** What kind of part it is. */
const part: Sentence = (goods) => {
  const names: readonly FieldName[] = ['sailType', 'partType', 'electronicType'];
  const stated = names.find((name) => goods[name] !== 'other' && displayValue(goods, name) !== undefined);
  const kind = stated && lower(String(displayValue(goods, stated)));
  const area = amountOf(goods, 'sailSize');
  if (!kind) return area ? [`The sail area is ${plain(area)} m².`] : [];
  if (stated !== 'sailType') return [`Kind of part: ${kind}.`];
  return [`It is ${a(kind)}${area ? ` of ${plain(area)} m²` : ''}.`];
};

const edges: Sentence = (goods) => {
  const long = (['luff', 'leech', 'foot'] as const).map((edge) => {
    const length = measure(goods, edge);
    return length && `${edge} ${length}`;
  });
  return listed(long) ? [`${capital(listed(long))}.`] : [];
};

const trailer: Sentence = (goods) => {
  const load = amountOf(goods, 'maxWeight');
  const gross = amountOf(goods, 'grossWeight');
  const axles = numbered(goods, 'axles', 'axle', 'axles');
  const said = listed([
    axles && `has ${axles}`,
    load && `carries up to ${plain(load)} kg`,
    gross && `may weigh ${plain(gross)} kg with its boat`,
  ]);
  return said ? [`It ${said}.`, `The trailer ${said}.`] : [];
};

const suits: Sentence = (goods) => {
  const from = measure(goods, 'shortestBoatLength');
  const to = measure(goods, 'suitableBoatLength');
  const lengths = [from && `from ${from}`, to && `up to ${to}`].filter(Boolean).join(' ');
  return lengths ? [`It suits boats ${lengths}.`] : [];
};

const brakes = ofChoice('brakes', {
  manual: ['The brakes are manual.'],
  electric: ['The brakes are electric.'],
  hydraulic: ['The brakes are hydraulic.'],
  none: ['It is unbraked.'],
});

export const ENGINE_AND_PART_SENTENCES: readonly (readonly Sentence[])[] = [
  [lead, part, place, condition],
  [power, fuel, shaft, start],
  [edges, ofText('The cloth is', 'sailCloth'), ofText('Made for:', 'fitsBoat')],
  [trailer, suits, brakes],
];

const OFFERS: Readonly<Record<string, string>> = { rent: 'to rent', sale: 'for sale' };

const mooring: Sentence = (goods) => {
  const isNamed = goods.mooringKind !== 'other' && textOf(goods, 'mooringKind');
  const kind = isNamed ? lower(String(displayValue(goods, 'mooringKind'))) : 'mooring';
  const offered = OFFERS[String(goods.mooringOffer)];
  const town = textOf(goods, 'location');
  if (offered) return [`This ${kind}${town && ` in ${town}`} is ${offered}.`];
  return town ? [`This ${kind} is in ${town}.`] : [];
};

const largestBoat: Sentence = (goods) => {
  const [length, beam, draught] = (['length', 'beam', 'draft'] as const).map((name) => measure(goods, name));
  const fits = listed([
    length && `up to ${length} long`,
    beam && `up to ${beam} wide`,
    draught && `drawing up to ${draught}`,
  ]);
  return fits ? [`It fits boats ${fits}.`] : [];
};

const dues: Sentence = (goods) => {
  const cost = amountOf(goods, 'yearlyCost');
  return cost
    ? [`Dues and service charges are ${formatPrice(cost, textOf(goods, 'currency') || 'GBP')} a year.`]
    : [];
};

export const MOORING_SENTENCES: readonly (readonly Sentence[])[] = [
  [mooring, ofText('The term:', 'mooringTerm'), dues],
  [
    largestBoat,
    ofChoice('residential', {
      yes: ['People may live aboard all year.'],
      no: ['It is not residential.'],
    }),
  ],
  [ofItems('Services', 'mooringServices')],
];
