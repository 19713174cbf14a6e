import { isBoat } from '../../../taxonomy/listing-nouns.ts';
import type { DescribedBoat } from '../../fields/display-value.ts';
import { kindNoun } from '../kind-nouns.ts';
import { ofChoice, ofItems, ofText, type Sentence } from './sentence.ts';
import { a, amountOf, capital, itemsOf, listed, lower, measure, numbered, plain, textOf } from './words.ts';

/** What is for sale: a boat, an engine, a part or a trailer. */
const lead: Sentence = (boat) => {
  const name = [textOf(boat, 'make'), textOf(boat, 'model')].filter(Boolean).join(' ');
  const noun = kindNoun(String(boat.category ?? ''), String(boat.subcategory ?? ''));
  const year = textOf(boat, 'yearBuilt');
  const dated = year && `${isBoat({ category: String(boat.category ?? '') }) ? 'built' : 'made'} in ${year}`;
  if (!name) return leadWithoutName(noun, dated);
  if (VAGUE.includes(noun)) return [dated ? `This ${name} was ${dated}.` : `For sale is ${a(name)}.`];
  if (!dated) return [`This ${name} is ${a(noun)}.`, `For sale is ${a(name)}, ${a(noun)}.`];
  return [
    `This ${name} is ${a(noun)} ${dated}.`,
    `${capital(dated)}, this ${name} is ${a(noun)}.`,
    `For sale is ${a(name)}, ${a(noun)} ${dated}.`,
  ];
};

/** Nouns that say nothing beside a name. */
const VAGUE = ['boat', 'item', 'part'];

function leadWithoutName(noun: string, dated: string): readonly string[] {
  if (dated) return [`This ${noun} was ${dated}.`, `The ${noun} was ${dated}.`];
  return VAGUE.includes(noun) ? [] : [`For sale is ${a(noun)}.`];
}

const boatName: Sentence = (boat) => {
  const name = textOf(boat, 'boatName');
  return name ? [`The boat is called ${name}.`, `The name on the boat is ${name}.`] : [];
};

const KEPT: Readonly<Record<string, string>> = {
  afloat: ' afloat',
  ashore: ' ashore',
  trailer: ' on a trailer',
  indoors: ' under cover',
};

const place: Sentence = (boat) => {
  const town = textOf(boat, 'location');
  const kept = KEPT[String(boat.afloat)] ?? '';
  if (town) return [`It is${kept} in ${town}.`, `You can see it${kept} in ${town}.`];
  return kept ? [`It is${kept}.`] : [];
};

const condition = ofChoice('condition', {
  new: ['It is new.'],
  'used-excellent': ['It is in excellent condition.', 'The condition is excellent.'],
  'used-good': ['It is in good condition.', 'The condition is good.'],
  'used-fair': ['It is in fair condition.', 'The condition is fair.'],
  project: ['It is a project.', 'It is sold as a project.'],
});

const size: Sentence = (boat) => {
  const length = measure(boat, 'length');
  const beam = measure(boat, 'beam');
  const draught = measure(boat, 'draft');
  const all = [length && `is ${length} long`, beam && `has a beam of ${beam}`, draught && `draws ${draught}`];
  const said = listed(all);
  if (!said) return [];
  const table = [length && `length ${length}`, beam && `beam ${beam}`, draught && `draught ${draught}`];
  return [`It ${said}.`, `${capital(listed(table))}.`];
};

const MATERIALS: Readonly<Record<string, string>> = {
  fiberglass: 'GRP',
  steel: 'steel',
  aluminum: 'aluminium',
  wood: 'wood',
  concrete: 'ferro-cement',
  'carbon-fiber': 'carbon fibre',
};

const KEELS: Readonly<Record<string, string>> = {
  fin: 'a fin keel',
  full: 'a long keel',
  bilge: 'bilge keels',
  centerboard: 'a centreboard',
  swing: 'a swing keel',
  lifting: 'a lifting keel',
};

const hull: Sentence = (boat) => {
  const material = MATERIALS[String(boat.hullMaterial)];
  const keel = KEELS[String(boat.keelType)];
  if (material && keel)
    return [`The hull is ${material}, with ${keel}.`, `It has ${keel} and a hull of ${material}.`];
  if (material) return [`The hull is ${material}.`];
  return keel ? [`It has ${keel}.`] : [];
};

const stern = ofChoice('sternType', {
  traditional: ['It has a traditional stern.', 'The stern is a traditional one.'],
  'semi-traditional': ['It has a semi-traditional stern.', 'The stern is a semi-traditional one.'],
  cruiser: ['It has a cruiser stern.', 'The stern is a cruiser stern.'],
});

const berths: Sentence = (boat) => {
  const has = listed([
    numbered(boat, 'berths', 'berth', 'berths'),
    numbered(boat, 'heads', 'toilet', 'toilets'),
  ]);
  return has ? [`On board there ${has.startsWith('1 ') ? 'is' : 'are'} ${has}.`, `It has ${has}.`] : [];
};

const people: Sentence = (boat) => {
  const seats = numbered(boat, 'seatingCapacity', 'person', 'people');
  const crew = numbered(boat, 'crewCapacity', 'person', 'people');
  const said = listed([seats && `seats ${seats}`, crew && `takes a crew of ${crew}`]);
  return said ? [`It ${said}.`] : [];
};

const galley: Sentence = (boat) => {
  const items = listed(itemsOf(boat, 'galley').map(lower));
  return items ? [`The galley has ${items}.`, `In the galley: ${items}.`] : [];
};

const tanks: Sentence = (boat) => {
  const water = numbered(boat, 'waterCapacity', 'litre', 'litres');
  const fuel = numbered(boat, 'fuelCapacity', 'litre', 'litres');
  const held = listed([water && `${water} of water`, fuel && `${fuel} of fuel`]);
  return held ? [`The tanks hold ${held}.`, `It carries ${held}.`] : [];
};

const DRIVEN: Readonly<Record<string, string>> = {
  diesel: 'diesel',
  petrol: 'petrol engine',
  electric: 'electric motor',
  outboard: 'outboard',
  hybrid: 'hybrid',
};

/** "28 HP Yanmar 3GM diesel". */
function describedEngine(boat: DescribedBoat): string {
  const power = amountOf(boat, 'enginePower');
  const kind =
    boat.engineType === 'other' ? textOf(boat, 'engineTypeOther') : DRIVEN[String(boat.engineType)];
  return [power && `${plain(power)} HP`, textOf(boat, 'engineMake'), textOf(boat, 'engineModel'), kind]
    .filter(Boolean)
    .join(' ');
}

const engine: Sentence = (boat) => {
  if (boat.engineType === 'sail') return ['It has no engine.'];
  const run = numbered(boat, 'engineHours', 'hour', 'hours');
  const described = describedEngine(boat);
  const count = Number(boat.engineCount);
  if (count > 1)
    return [`It has ${count} engines${described && `: ${described}`}${run && `, run for ${run}`}.`];
  if (!described) return run ? [`The engine has run for ${run}.`] : [];
  return [
    `The engine is ${a(described)}${run && ` with ${run}`}.`,
    `Power comes from ${a(described)}${run && `, which has run for ${run}`}.`,
  ];
};

export const BOAT_SENTENCES: readonly (readonly Sentence[])[] = [
  [lead, boatName, place, condition],
  [size, hull, stern],
  [berths, people, galley, ofItems('Heating', 'heating'), tanks],
  [engine],
  [
    ofItems('Electronics', 'electronics'),
    ofItems('Safety equipment', 'safetyEquipment'),
    ofItems('Sails', 'sailInventory'),
    ofText('Batteries:', 'batteries'),
    ofText('Ground tackle:', 'groundTackle'),
  ],
  [
    ofChoice('trailerIncluded', { yes: ['A trailer is included.'], no: ['There is no trailer with it.'] }),
    ofChoice('mooringIncluded', { yes: ['The mooring is included.'], no: ['The mooring is not included.'] }),
  ],
];

export const SHARED = { lead, place, condition };
