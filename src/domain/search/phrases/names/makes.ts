import { MAKES } from '../../../taxonomy/makes.ts';
import type { Context } from '../words/lexicon.ts';

/** Makes that people search for, besides those that sellers are offered. */
const OTHER_MAKES = [
  'Achilles',
  'Amel',
  'Aqualine',
  'Arvor',
  'B&G',
  'Benetti',
  'Beta Marine',
  'Birchwood',
  'Chaparral',
  'Collingwood',
  'Corribee',
  'Dawncraft',
  'Etap',
  'Evinrude',
  'Fletcher',
  'Four Winns',
  'Furuno',
  'Glastron',
  'Grand Soleil',
  'Gulfstar',
  'Hobie',
  'Humber',
  'Humminbird',
  'Hurley',
  'Icom',
  'Johnson',
  'Kawasaki',
  'Liverpool Boats',
  'Lister',
  'Macwester',
  'MerCruiser',
  'Nanni',
  'Nautitech',
  "Nautor's Swan",
  'Nauticat',
  'Nicholson',
  'Nordhavn',
  'Parsun',
  'Perkins',
  'Pershing',
  'Prout',
  'Rinker',
  'Riva',
  'Rival',
  'RS Sailing',
  'Seaward',
  'Selva',
  'Sigma',
  'Simrad',
  'Snapdragon',
  'Southerly',
  'Torqeedo',
  'Vetus',
  'Wayfarer',
] as const;

export const MAKE_NAMES: readonly string[] = [...MAKES, ...OTHER_MAKES];

/** Short forms of makes. */
export const MAKE_ALIASES: Readonly<Record<string, string>> = {
  beta: 'Beta Marine',
  'chris craft': 'Chris-Craft',
  'cornish crabber': 'Cornish Crabbers',
  crabber: 'Cornish Crabbers',
  hallberg: 'Hallberg-Rassy',
  merc: 'Mercury',
  'nautor swan': "Nautor's Swan",
  swan: "Nautor's Swan",
  volvo: 'Volvo Penta',
  xyacht: 'X-Yachts',
};

/** Makes that are also part of other names: "Kennet and Avon Canal". */
export const MAKE_CONTEXTS: Readonly<Record<string, Context>> = {
  Avon: { notAfter: 'and upon on river', notBefore: 'canal ring river' },
  Excess: { notAfter: 'in' },
  Laser: { notBefore: 'cut level' },
};
