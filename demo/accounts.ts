import type { SellerType } from '../src/domain/accounts/seller-types.ts';
import { distanceMiles } from '../src/domain/places/distance.ts';
import type { Place } from '../src/domain/places/place.ts';
import type { ProseKind } from './prose/prose-kinds.ts';
import { placeNamed } from './waters.ts';

export type Seller = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly sellerType: SellerType;
  /** The seller's name in adverts: the firm's, or the person's own. */
  readonly tradingName: string;
  readonly home: string;
  /** The categories of a firm; private sellers sell anything. */
  readonly deals?: readonly ProseKind[];
};

type PersonRow = readonly [
  firstName: string,
  lastName: string,
  mailHost: string,
  phone: string,
  home: string,
];

/** Telephone numbers are from the ranges that Ofcom reserves for drama. */
const PEOPLE: readonly PersonRow[] = [
  ['Helen', 'Marchbank', 'tideway.example', '07700 900112', 'Lymington'],
  ['Graham', 'Pollitt', 'pollitt.example', '07700 900187', 'Fleetwood'],
  ['Sian', 'Bevan-Jones', 'saltwood.example', '07700 900231', 'Pwllheli'],
  ['Alastair', 'Drummond', 'kerrera.example', '07700 900264', 'Oban'],
  ['Priya', 'Raman', 'ramanmail.example', '07700 900318', 'Windsor'],
  ['Tom', 'Wakelin', 'wakelin.example', '07700 900345', 'Burnham-on-Crouch'],
  ['Jenny', 'Tregear', 'carrick.example', '07700 900402', 'Falmouth'],
  ['Martin', 'Oakes', 'towpathmail.example', '07700 900457', 'Nantwich'],
  ['Niamh', 'Devlin', 'lagan.example', '07700 900489', 'Belfast'],
  ['Colin', 'Hebblethwaite', 'northquay.example', '07700 900533', 'Whitby'],
  ['Rosalind', 'Ferrier', 'wherrymail.example', '07700 900576', 'Horning'],
  ['David', 'Achebe', 'achebe.example', '07700 900621', 'Bristol'],
];

type FirmRow = {
  readonly contact: readonly [firstName: string, lastName: string];
  readonly name: string;
  readonly domain: string;
  readonly phone: string;
  readonly home: string;
  readonly deals: readonly ProseKind[];
};

const YACHTS = ['cruising-yacht', 'racing-yacht', 'multihull', 'dayboat', 'classic'] as const;
const MOTOR_BOATS = ['motor-cruiser', 'sports-boat', 'motor-yacht', 'trailer-boat', 'rib', 'tender'] as const;
const WATERWAYS = ['inland-cruiser', 'narrowboat', 'houseboat', 'barge', 'mooring', 'rowing'] as const;

const BROKERS: readonly FirmRow[] = [
  {
    contact: ['Edward', 'Harling'],
    name: 'Harling & Pike Yachts',
    domain: 'harlingpike.example',
    phone: '01632 960114',
    home: 'Hamble-le-Rice',
    deals: [...YACHTS, ...MOTOR_BOATS],
  },
  {
    contact: ['Morwenna', 'Lugg'],
    name: 'Lugg Brothers Boat Sales',
    domain: 'luggbrothers.example',
    phone: '01632 960237',
    home: 'Plymouth',
    deals: [...YACHTS, ...MOTOR_BOATS, 'fishing', 'workboat'],
  },
  {
    contact: ['Fiona', 'Carmichael'],
    name: 'Carmichael Clyde Brokerage',
    domain: 'carmichaelclyde.example',
    phone: '01632 960358',
    home: 'Largs',
    deals: [...YACHTS, ...MOTOR_BOATS, 'fishing', 'workboat'],
  },
  {
    contact: ['Peter', 'Sallows'],
    name: 'Sallows & Reed, Boat Agents',
    domain: 'sallowsreed.example',
    phone: '01632 960472',
    home: 'Brundall',
    deals: [...WATERWAYS, 'motor-cruiser', 'classic'],
  },
  {
    contact: ['Kathleen', 'Birtwhistle'],
    name: 'Birtwhistle Narrowboats',
    domain: 'birtwhistle.example',
    phone: '01632 960591',
    home: 'Braunston',
    deals: WATERWAYS,
  },
  {
    contact: ['Julian', 'Ashcombe'],
    name: 'Ashcombe Superyachts',
    domain: 'ashcombe.example',
    phone: '020 7946 0318',
    home: 'London',
    deals: ['superyacht'],
  },
];

const DEALERS: readonly FirmRow[] = [
  {
    contact: ['Gareth', 'Pryce'],
    name: 'Pryce Marine Centre',
    domain: 'prycemarine.example',
    phone: '01632 960640',
    home: 'Southampton',
    deals: [...MOTOR_BOATS, 'jetski', 'fishing', 'outboard', 'inboard'],
  },
  {
    contact: ['Lorna', 'Whitfield'],
    name: 'Whitfield Boats',
    domain: 'whitfieldboats.example',
    phone: '01632 960725',
    home: 'Conwy',
    deals: [...MOTOR_BOATS, 'jetski', 'fishing', 'trailer', 'outboard'],
  },
  {
    contact: ['Owen', 'Thackray'],
    name: 'Thackray Paddle and Sail',
    domain: 'thackray.example',
    phone: '01632 960788',
    home: 'Windermere',
    deals: ['paddle', 'dinghy', 'tender', 'rowing'],
  },
  {
    contact: ['Sunita', 'Kallat'],
    name: 'Kallat Marine Spares',
    domain: 'kallatspares.example',
    phone: '01632 960853',
    home: 'Liverpool',
    deals: ['inboard', 'part', 'electronics', 'sail', 'trailer', 'outboard'],
  },
];

const firm =
  (sellerType: SellerType) =>
  ({ contact: [firstName, lastName], name, domain, ...row }: FirmRow): Seller => ({
    ...row,
    firstName,
    lastName,
    email: `sales@${domain}`,
    sellerType,
    tradingName: name,
  });

const person = ([firstName, lastName, host, phone, home]: PersonRow): Seller => ({
  firstName,
  lastName,
  email: `${firstName}.${lastName}@${host}`.toLowerCase(),
  phone,
  sellerType: 'private',
  tradingName: `${firstName} ${lastName}`,
  home,
});

export const SELLERS: readonly Seller[] = [
  ...PEOPLE.map(person),
  ...BROKERS.map(firm('broker')),
  ...DEALERS.map(firm('dealer')),
];

/** The penalty for each advert a seller already has, in miles: it spreads adverts over sellers at similar distances. */
const MILES_PER_ADVERT = { private: 25, broker: 4, dealer: 4 } as const satisfies Record<SellerType, number>;

/** Finds the nearest suitable seller for each advert who does not have too many already. */
export function createSellerFinder() {
  const adverts = new Map<Seller, number>();
  return (sellerType: SellerType, kind: ProseKind, place: Place): Seller => {
    const cost = (seller: Seller) =>
      distanceMiles(placeNamed(seller.home), place) +
      (adverts.get(seller) ?? 0) * MILES_PER_ADVERT[sellerType];
    const [nearest] = SELLERS.filter(
      (seller) => seller.sellerType === sellerType && (seller.deals?.includes(kind) ?? true),
    ).sort((a, b) => cost(a) - cost(b));
    if (!nearest) throw new Error(`No ${sellerType} sells ${kind}`);
    adverts.set(nearest, (adverts.get(nearest) ?? 0) + 1);
    return nearest;
  };
}
