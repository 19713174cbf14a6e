import { foldName } from '../fold-name.ts';
import { MAX_SUGGESTIONS } from '../suggestions.ts';
import type { Make } from './makes.ts';

/** The most common models on the UK market. Sellers type any other. */
const MODELS: Partial<Record<Make, readonly string[]>> = {
  Bavaria: [
    '30 Cruiser',
    '32 Cruiser',
    '34 Cruiser',
    '37 Cruiser',
    '38 Cruiser',
    '40 Cruiser',
    '46 Cruiser',
    'Cruiser 41',
  ],
  Bayliner: ['1750', '2055', '2455', '2655', 'Element E5', 'VR5'],
  Beneteau: [
    'First 21.7',
    'First 27.7',
    'First 31.7',
    'First 36.7',
    'Oceanis 31',
    'Oceanis 34',
    'Oceanis 37',
    'Oceanis 40.1',
    'Antares 7',
    'Antares 8',
  ],
  Broom: ['30', '33', '39KL', '42CL', 'Ocean 38'],
  Contessa: ['26', '28', '32'],
  'Cornish Crabbers': ['Crabber 17', 'Crabber 22', 'Crabber 24', 'Crabber 26', 'Shrimper 19', 'Shrimper 21'],
  Dehler: ['29', '32', '34', '36', '38', '42'],
  Drascombe: ['Coaster', 'Dabber', 'Gig', 'Longboat', 'Lugger'],
  Dufour: [
    '310 Grand Large',
    '335 Grand Large',
    '360 Grand Large',
    '390 Grand Large',
    '34 Performance',
    '40 Performance',
  ],
  Fairline: ['Phantom 37', 'Phantom 40', 'Squadron 42', 'Squadron 53', 'Targa 34', 'Targa 38', 'Targa 47'],
  Fisher: ['25', '30', '34', '37'],
  Freeman: ['22', '23', '26', '27', '30', '32', '33'],
  'Hallberg-Rassy': ['29', '31', '310', '34', '342', '36', '37', '372', '40', '42', '43'],
  Hanse: ['315', '345', '371', '385', '388', '400', '415', '418'],
  Hardy: ['Commodore 36', 'Commander 32', 'Family Pilot 20', 'Mariner 25', 'Mariner 26', 'Seawings 254'],
  Honda: ['BF2.3', 'BF5', 'BF10', 'BF20', 'BF50', 'BF100', 'BF150'],
  Hunter: [
    'Channel 27',
    'Duette',
    'Horizon 23',
    'Horizon 26',
    'Horizon 272',
    'Medina 20',
    'Ranger 245',
    'Sonata',
  ],
  Jeanneau: [
    'Merry Fisher 605',
    'Merry Fisher 695',
    'Merry Fisher 795',
    'Sun Fast 3200',
    'Sun Fast 3300',
    'Sun Odyssey 32',
    'Sun Odyssey 349',
    'Sun Odyssey 36',
    'Sun Odyssey 410',
  ],
  Lagoon: ['38', '380', '40', '400', '42', '421', '450'],
  Mercury: ['F2.5', 'F6', 'F15', 'F40', 'F60', 'F100', 'F150'],
  Moody: ['27', '28', '29', '31', '33', '336', '34', '346', '36', '376', '38', 'Eclipse 33'],
  Quicksilver: ['Activ 505 Open', 'Activ 605 Cruiser', 'Captur 605 Pilothouse', 'Captur 675 Pilothouse'],
  Rustler: ['24', '31', '33', '36', '37', '42', '44'],
  Sadler: ['25', '26', '29', '32', '34', 'Starlight 35'],
  'Sea Ray': ['240 Sundancer', '265 Sundancer', '290 Sundancer', '335 Sundancer', '355 Sundancer', 'SPX 190'],
  Sealine: ['C330', 'F34', 'F42', 'S23', 'S25', 'S28', 'S34', 'SC35', 'T50'],
  Sunseeker: [
    'Camargue 44',
    'Manhattan 55',
    'Manhattan 60',
    'Portofino 35',
    'Portofino 40',
    'Predator 57',
    'San Remo 485',
    'Superhawk 34',
  ],
  Suzuki: ['DF2.5', 'DF6', 'DF15', 'DF20', 'DF60', 'DF90', 'DF140'],
  'Volvo Penta': ['2002', '2003', 'D1-13', 'D1-20', 'D1-30', 'D2-40', 'D2-50', 'D4-260', 'D6-330', 'MD2030'],
  Westerly: [
    'Centaur',
    'Corsair',
    'Fulmar',
    'GK 29',
    'Griffon',
    'Konsort',
    'Merlin',
    'Oceanlord',
    'Pageant',
    'Seahawk',
    'Storm 33',
    'Tiger',
  ],
  Yamaha: ['F2.5', 'F5', 'F8', 'F15', 'F40', 'F70', 'F100', 'WaveRunner VX'],
  Yanmar: ['1GM10', '2GM20', '3GM30', '3JH', '3YM30', '4JH45'],
};

export const KNOWN_MODELS: readonly { readonly make: string; readonly model: string }[] = Object.entries(
  MODELS,
).flatMap(([make, models]) => models.map((model) => ({ make, model })));

const known = new Map(Object.entries(MODELS).map(([make, models]) => [foldName(make), models]));

/** Models of a make that contain the typed text, those that start with it first. Names are short: one letter is enough. */
export function suggestModels(make: string, typed: string): string[] {
  const wanted = foldName(typed);
  if (wanted === '') return [];
  const models = known.get(foldName(make)) ?? [];
  const found = models.filter((model) => foldName(model).includes(wanted));
  const begins = (model: string) => Number(foldName(model).startsWith(wanted));
  return found.toSorted((a, b) => begins(b) - begins(a)).slice(0, MAX_SUGGESTIONS);
}
