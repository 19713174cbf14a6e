import type { SellerType } from '../src/domain/accounts/seller-types.ts';
import { distanceMiles } from '../src/domain/places/distance.ts';
import type { Place } from '../src/domain/places/place.ts';
import { BROKERS, DEALERS, type FirmRow } from './firms.ts';
import type { HouseFlag } from './house-flags.ts';
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
  /** What a firm says about itself, and its flag. */
  readonly about?: string;
  readonly flag?: HouseFlag;
  readonly reach?: number;
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
    const cost = (seller: Seller) => {
      const miles = distanceMiles(placeNamed(seller.home), place);
      return (miles + (adverts.get(seller) ?? 0) * MILES_PER_ADVERT[sellerType]) / (seller.reach ?? 1);
    };
    const [nearest] = SELLERS.filter(
      (seller) => seller.sellerType === sellerType && (seller.deals?.includes(kind) ?? true),
    ).sort((a, b) => cost(a) - cost(b));
    if (!nearest) throw new Error(`No ${sellerType} sells ${kind}`);
    adverts.set(nearest, (adverts.get(nearest) ?? 0) + 1);
    return nearest;
  };
}
