import { NAMED_PLACES } from '../src/domain/places/named/named-places.ts';
import type { Place, PlaceKind } from '../src/domain/places/place.ts';

const ofKind = (...kinds: PlaceKind[]) => NAMED_PLACES.filter(({ kind }) => kinds.includes(kind));
const without = (places: readonly Place[], ...names: string[]) =>
  places.filter(({ name }) => !names.includes(name));

const named = (...names: string[]) => names.map(placeNamed);

export function placeNamed(name: string): Place {
  const place = NAMED_PLACES.find((candidate) => candidate.name === name);
  if (!place) throw new Error(`No place is called ${name}`);
  return place;
}

/** Where each kind of boat is found. */
export const WATERS = {
  coast: without(ofKind('port', 'coast'), 'London', 'Lerwick', 'Stornoway', 'Kirkwall', "St Mary's"),
  'yacht-harbour': named(
    'Southampton',
    'Lymington',
    'Gosport',
    'Hamble-le-Rice',
    'Port Solent',
    'Cowes',
    'Poole',
    'Weymouth',
    'Brighton',
    'Eastbourne',
    'Chichester',
    'Plymouth',
    'Dartmouth',
    'Torquay',
    'Falmouth',
    'Ipswich',
    'Levington',
    'Swansea',
    'Neyland',
    'Pwllheli',
    'Conwy',
    'Largs',
    'Inverkip',
    'Hartlepool',
    'Hull',
    'Carrickfergus',
    'St Helier',
    'St Peter Port',
  ),
  inland: [...without(ofKind('canal', 'river'), 'Fort William', 'Brentford'), ...ofKind('broads')],
  canal: [
    ...without(ofKind('canal'), 'Fort William', 'Falkirk'),
    ...named('Birmingham', 'Manchester', 'Worcester'),
  ],
  residential: named('London', 'Brentford', 'Bristol', 'Bath', 'Chatham', 'Oxford', 'Shoreham-by-Sea'),
  barge: named('London', 'Gloucester', 'Reading', 'Chatham', 'York', 'Hull', 'Windsor', 'Bristol'),
  'sailing-club': [
    ...ofKind('lake'),
    ...named(
      'Rutland Water',
      'Chichester Harbour',
      'Ullswater',
      'Loch Lomond',
      'Strangford Lough',
      'Poole Harbour',
    ),
    ...named('Abersoch', 'Burnham-on-Crouch', 'Hayling Island', 'Salcombe', 'Largs', 'West Mersea'),
  ],
  paddling: [
    ...ofKind('lake', 'river'),
    ...named('Ullswater', 'Menai Strait', 'Loch Ness', 'Helford River', 'Salcombe', 'Oban', 'Norfolk Broads'),
  ],
  rowing: [...ofKind('river'), ...named('South Queensferry', 'Cardiff', 'Falmouth', 'Douglas')],
  superyacht: named(
    'Southampton',
    'Cowes',
    'Portsmouth',
    'Poole',
    'Plymouth',
    'Falmouth',
    'Dartmouth',
    'London',
    'St Helier',
    'St Peter Port',
  ),
  anywhere: without(
    ofKind('port', 'coast', 'inland', 'river', 'canal', 'broads'),
    'Lerwick',
    'Stornoway',
    'Kirkwall',
  ),
} as const satisfies Record<string, readonly Place[]>;

export type Waters = keyof typeof WATERS;
