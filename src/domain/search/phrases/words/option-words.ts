import type { Filters } from '../../filters/filters.ts';
import type { PartKind } from '../phrase.ts';
import type { Context } from './lexicon.ts';

type Row = readonly [kind: PartKind, names: string, filters: Filters, context?: Context];

/** Equipment that may be electric, a diesel's or made of wood without the boat being so. */
const EQUIPMENT =
  'start starter starting winch windlass toilet anchor pump bilge heater heating stove tank generator cooker hob ' +
  'fridge flush bike horn blanket burner burning deck decking mast spar boom trim floor flooring oar paddle ' +
  'interior finish frame rudder tiller seat bow thruster shaft prop propeller rigging wire hatch steering furler';

const SAILS = 'sail sails mainsail main genoa jib spinnaker cruising';

/** Words for the options of a listing's fields, and for sort orders. */
export const OPTION_WORDS: readonly Row[] = [
  [
    'fuel',
    'electric, electric powered, electric drive, all electric',
    { fuelType: 'electric' },
    { notBefore: EQUIPMENT },
  ],
  ['fuel', 'hybrid, diesel electric, hybrid drive', { fuelType: 'hybrid' }],
  ['fuel', 'diesel, diesel powered', { fuelType: 'diesel' }, { notBefore: EQUIPMENT }],
  ['fuel', 'petrol, gasoline, petrol powered', { fuelType: 'petrol' }, { notBefore: EQUIPMENT }],
  ['drive', 'outboard powered, outboard driven', { engineType: 'outboard' }],
  ['drive', 'engineless', { engineType: 'sail' }],

  ['engines', 'single engine, one engine, single screw', { engineCount: '1' }],
  [
    'engines',
    'twin engine, two engine, twin screw, twin engined, dual engine, 2 engine',
    { engineCount: '2' },
  ],
  [
    'engines',
    'twin, dual',
    { engineCount: '2' },
    { onlyBefore: 'diesel petrol outboard inboard volvo yanmar mercury yamaha suzuki honda mercruiser' },
  ],
  ['engines', 'triple engine, three engine', { engineCount: '3' }],
  ['engines', 'triple', { engineCount: '3' }, { onlyBefore: 'outboard mercury yamaha suzuki' }],
  ['engines', 'quad engine, four engine', { engineCount: '4' }],

  [
    'keel',
    'bilge keel, bilge keeler, twin keel, twin keeler, bilge keeled, bilge',
    { keelType: 'bilge' },
    { notBefore: 'pump' },
  ],
  ['keel', 'fin keel, fin keeler, fin keeled', { keelType: 'fin' }],
  ['keel', 'long keel, long keeler, full keel, full keeler, long keeled', { keelType: 'full' }],
  ['keel', 'lifting keel, lift keel, drop keel, lifting keeler, retractable keel', { keelType: 'lifting' }],
  ['keel', 'swing keel, swinging keel', { keelType: 'swing' }],
  ['keel', 'centreboard, centerboard, centre board, centre plate, dagger board', { keelType: 'centerboard' }],

  [
    'hull',
    'steel, steel hull, steel hulled',
    { hullMaterial: 'steel' },
    { notBefore: `${EQUIPMENT} trailer`, notAfter: 'stainless galvanised' },
  ],
  [
    'hull',
    'wood, wooden, timber, wooden hull, wooden hulled, wood hull',
    { hullMaterial: 'wood' },
    { notBefore: EQUIPMENT },
  ],
  [
    'hull',
    'grp, fibreglass, fiberglass, glass fibre, grp hull, fibreglass hull, gfk',
    { hullMaterial: 'fiberglass' },
    { notBefore: EQUIPMENT },
  ],
  [
    'hull',
    'aluminium, aluminum, alloy, aluminium hull, alloy hull, aluminium hulled',
    { hullMaterial: 'aluminum' },
    { notBefore: `${EQUIPMENT} trailer` },
  ],
  ['hull', 'ferro, ferro cement, ferrocement, concrete', { hullMaterial: 'concrete' }],
  ['hull', 'carbon fibre hull, carbon hull, carbon fiber hull', { hullMaterial: 'carbon-fiber' }],

  [
    'condition',
    'new, brand new, unused',
    { condition: 'new' },
    {
      notBefore:
        'forest to sail rigging engine battery canopy cover upholstery paint teak deck gearbox listing in',
    },
  ],
  [
    'condition',
    'project, restoration, restoration project, renovation, renovation project, fixer upper, ' +
      'doer upper, needs work, need work, needing work, in need of work, needs tlc, needs restoration, ' +
      'needs restoring, to restore, to renovate, for restoration, unfinished, unfinished project, spares or repair, ' +
      'spares or repairs, needs attention',
    { condition: 'project' },
  ],
  [
    'condition',
    'as new, nearly new, excellent condition, immaculate condition, immaculate',
    { condition: 'used-excellent' },
  ],
  ['condition', 'very good condition, mint condition', { condition: 'used-excellent' }],
  ['condition', 'good condition, in good condition', { condition: 'used-good' }],
  ['condition', 'fair condition', { condition: 'used-fair' }],

  ['draft', 'shallow draft, shallow draught', { maxDraft: 1 }],
  [
    'length',
    'small, smaller, tiny',
    { maxLength: 22 },
    { notBefore: 'outboard inboard engine motor trailer mooring berth sail part battery' },
  ],

  ['shaft', 'short shaft, shortshaft', { shaftLength: 'short' }],
  ['shaft', 'long shaft, longshaft', { shaftLength: 'long' }],
  ['shaft', 'extra long shaft, extra longshaft, xl shaft', { shaftLength: 'extra-long' }],
  ['shaft', 'ultra long shaft, ultra longshaft, xxl shaft', { shaftLength: 'ultra-long' }],

  ['cloth', 'laminate, laminated', { sailCloth: 'laminate' }, { onlyBefore: SAILS }],
  ['cloth', 'dacron', { sailCloth: 'dacron' }, { onlyBefore: SAILS }],
  ['cloth', 'nylon', { sailCloth: 'nylon' }, { onlyBefore: SAILS }],

  ['trailer', 'single axle', { trailerType: 'single-axle' }],
  ['trailer', 'twin axle, dual axle, double axle', { trailerType: 'dual-axle' }],
  ['trailer', 'triple axle, tri axle', { trailerType: 'tri-axle' }],
  ['trailer', 'unbraked', { brakes: 'unbraked' }],

  [
    'seller',
    'private seller, private sale, privately owned, no brokers, by owner, for sale by owner, private, privately, from a private seller, ' +
      'from private seller, from the owner, from owner, owner sale, sold privately',
    { privateSeller: true },
    { notBefore: 'mooring berth jetty' },
  ],
  [
    'seller',
    'broker, brokerage, from a broker, from broker, through a broker, via a broker, dealer, from a dealer',
    { brokerListing: true },
  ],
  [
    'market',
    'reduced, price drop, price dropped, price reduced, reduced price, reduced in price, price reduction, price cut, ' +
      'recently reduced, just reduced, now reduced, reduction, on offer',
    { reduced: true },
    { notBefore: 'draft draught' },
  ],
  [
    'market',
    'vat paid, vat included, inc vat, including vat, vat inclusive, vat status paid',
    { vatStatus: 'paid' },
  ],
  [
    'market',
    'boat safety in date, boat safety scheme in date, boat safety certificate in date, bss in date, in date bss, ' +
      'bss certificate, boat safety certificate, valid bss, with bss, current bss',
    { bssInDate: true },
  ],
  [
    'market',
    'vat evidence, vat receipt, proof of vat, vat proof, evidence of vat, vat invoice',
    { vatEvidence: true },
  ],
  [
    'market',
    'no finance, no outstanding finance, finance free, no outstanding finance stated, free of finance',
    { noFinance: true },
  ],
  ['market', 'not under offer, still available, no offers accepted, available now', { hideUnderOffer: true }],
  [
    'market',
    'just listed, newly listed, recently listed, recently added, just added, new listing, latest listing, new in, ' +
      'new to the market, new to market, new on the market, listed this week, added this week',
    { recent: 168, sort: 'newest' },
  ],

  [
    'sort',
    'cheap, cheapest, cheaper, bargain, budget, affordable, inexpensive, low cost, low price, low priced, best price, ' +
      'lowest price, cheap price, cheapest first',
    { sort: 'price-low' },
  ],
  ['sort', 'most expensive, dearest', { sort: 'price-high' }],
  ['sort', 'big, bigger, biggest, large, larger, largest, longest', { sort: 'length' }],
  ['sort', 'newest, latest, newest first', { sort: 'newest' }],
];
