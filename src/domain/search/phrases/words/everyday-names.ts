import type { Filters } from '../../filters/filters.ts';
import type { Context, Meaning } from './lexicon.ts';

/** Names in the singular, separated by commas; hyphens, spaces and plurals need no row of their own. */
type Row = readonly [names: string, filters: Filters, noun?: Meaning['noun'], context?: Context];

/** Names that say more than the kind they belong to: they rank too, so that canoes come before kayaks. */
export const RANKING_NAMES: ReadonlySet<string> = new Set(
  (
    'canoe, sea kayak, fishing kayak, inflatable kayak, inflatable canoe, tug, tug boat, pilot boat, passenger boat, trip boat, ferry boat, ' +
    'luxemotor, tjalk, bowrider, ski boat, wakeboard boat, wake boat, gaffer, old gaffer, gaff rigger, trawler yacht, motor trawler, ' +
    'trawler, wave runner, jet bike, rowing skiff, radar, autopilot, auto pilot, gps, chart plotter, plotter, gps plotter, fish finder, ' +
    'depth finder, echo sounder, depth sounder, launching trolley, launch trolley, pontoon berth, canal mooring, river mooring, ' +
    'marina berth, super yacht tender, motor launch, launch, river launch, slipper launch, broads cruiser, sea angling boat, ' +
    'charter fishing boat, standing rigging, running rigging, inflatable dinghy, inflatable tender, rubber dinghy, vhf, vhf radio, canal cruiser, ' +
    'river cruiser, expedition yacht, explorer yacht, floating home, racing dinghy, open canoe, canadian canoe, trad stern, traditional stern, ' +
    'semi trad, semi trad stern, semi traditional, cruiser stern, cruiser style stern, wide beam, wide beam boat, wide beam canal boat, ' +
    'wide beam narrowboat, anchor, anchor winch, anchor windlass, windlass, propeller, gearbox, outdrive, stern drive leg, ' +
    'outdrive leg'
  )
    .split(', ')
    .map((name) => name.replaceAll(' ', '')),
);

/** What people call kinds of boats and goods, besides the names that our own categories have. */
export const EVERYDAY_NAMES: readonly Row[] = [
  [
    'boat, vessel',
    { kind: 'boats' },
    'generic',
    { notBefore: 'cover hook battery stove fender pole shoe lift hoist' },
  ],

  [
    'sailing',
    { category: 'sailing' },
    'boat',
    { notBefore: 'gear lesson course holiday club jacket school' },
  ],
  ['yacht, yatch, yacth, sailing boat, sail boat, sailing yacht, sailing vessel', { category: 'sailing' }],
  ['sailing cruiser, cruising yacht, sail cruiser', { category: 'sailing', subcategory: 'cruiser' }],
  ['racing yacht, race yacht, racer, sports yacht', { category: 'sailing', subcategory: 'yacht' }],
  ['cruiser racer, racer cruiser', { category: 'sailing', types: 'cruiser,yacht' }],
  ['day sailer, day sailor, day boat, open sailing boat', { category: 'sailing', subcategory: 'daysailer' }],
  [
    'trailer sailer, trailer sailor, trailer yacht, trailable yacht, trailerable yacht',
    { category: 'sailing', types: 'daysailer,cruiser', maxLength: 26 },
  ],
  [
    'catamaran, cat, catermaran, sailing catamaran, sailing cat',
    { category: 'sailing', subcategory: 'catamaran' },
  ],
  ['luxury catamaran', { category: 'superyachts', subcategory: 'luxury-cat' }],
  ['trimaran', { category: 'sailing', subcategory: 'trimaran' }],
  ['multihull', { category: 'sailing', types: 'catamaran,trimaran' }],

  ['cruiser', { subcategory: 'cruiser' }],
  ['motor boat, power boat, motor vessel', { category: 'motor' }],
  ['motor cruiser', { category: 'motor', subcategory: 'cruiser' }],
  ['cabin cruiser, cabin boat, river boat', { category: 'motor', types: 'cruiser,canal' }],
  ['river cruiser', { category: 'motor', subcategory: 'canal' }],
  ['sports cruiser, sport cruiser, sports boat, sport boat', { category: 'motor', subcategory: 'sports' }],
  ['motor yacht, luxury yacht', { category: 'motor', subcategory: 'yacht' }],
  [
    'speed boat, fast boat, ski boat, wakeboard boat, bowrider, wake boat',
    { category: 'motor', subcategory: 'speedboat' },
  ],
  ['canal boat, canal cruiser, inland boat, canal holiday boat, hire boat', { types: 'narrowboat,canal' }],

  ['dinghy, sailing dinghy, racing dinghy, dingy', { category: 'small-craft', subcategory: 'dinghies' }],
  ['dinghies, sailing dinghies', { category: 'small-craft', subcategory: 'dinghies' }],
  [
    'rib, rhib, inflatable, inflatable boat, inflatable dinghy, inflatable dinghies, inflatible, inflatible dinghy, inflatible boat, inflateable dinghy, rubber dinghy, rigid inflatable, ' +
      'rigid inflatable boat, rigid hull inflatable, rib boat',
    { category: 'small-craft', subcategory: 'ribs' },
  ],
  [
    'jet ski, pwc, personal watercraft, wave runner, jet bike',
    { category: 'small-craft', subcategory: 'jetskis' },
  ],
  [
    'kayak, canoe, open canoe, canadian canoe, sea kayak, inflatable kayak, inflatable canoe, fishing kayak',
    { category: 'small-craft', subcategory: 'kayaks' },
  ],
  [
    'paddle board, sup, stand up paddle board, inflatable paddle board, inflatable sup, sup board, isup',
    { category: 'small-craft', subcategory: 'paddleboards' },
  ],
  [
    'tender, yacht tender, boat tender, inflatable tender, tender dinghy, rib tender',
    { category: 'small-craft', subcategory: 'tenders' },
  ],
  [
    'rowing boat, row boat, rowing dinghy, rowing skiff, rowing',
    { category: 'small-craft', subcategory: 'rowing' },
  ],

  ['narrow boat, narrow boot', { category: 'specialist', subcategory: 'narrowboat' }],
  [
    'trad stern, traditional stern',
    { category: 'specialist', subcategory: 'narrowboat', sternType: 'traditional' },
  ],
  [
    'semi trad, semi trad stern, semi traditional, semi traditional stern',
    { category: 'specialist', subcategory: 'narrowboat', sternType: 'semi-traditional' },
  ],
  [
    'cruiser stern, cruiser style stern',
    { category: 'specialist', subcategory: 'narrowboat', sternType: 'cruiser' },
  ],
  [
    'wide beam, wide beam boat, wide beam canal boat, wide beam narrowboat',
    { category: 'specialist', types: 'narrowboat,houseboat' },
  ],
  ['house boat, floating home', { category: 'specialist', subcategory: 'houseboat' }],
  [
    'live aboard, live aboard boat, live on, live on boat, residential boat',
    { category: 'specialist', types: 'narrowboat,houseboat,dutch-barge' },
  ],
  ['barge, dutch barge, luxemotor, tjalk', { category: 'specialist', subcategory: 'dutch-barge' }],
  [
    'fishing boat, sea fishing, sea fishing boat, angling, angling boat, angler, sea angling boat, fisher boat, fishing vessel, ' +
      'charter fishing boat, fishing cruiser',
    { category: 'specialist', subcategory: 'fishing' },
  ],
  [
    'fishing',
    { category: 'specialist', subcategory: 'fishing' },
    'boat',
    { notBefore: 'rod gear tackle net reel licence line' },
  ],
  [
    'work boat, tug, tug boat, pilot boat, passenger boat, trip boat, ferry boat',
    { category: 'specialist', subcategory: 'workboat' },
  ],
  [
    'classic, classic boat, classic yacht, gaffer, gaff rigger, vintage boat, old gaffer, heritage boat',
    { category: 'specialist', subcategory: 'classic' },
  ],

  [
    'wooden yacht, wooden sailing boat, wooden sailing yacht, wooden sail boat, classic wooden yacht, classic wooden boat, classic wooden sailing yacht, wooden classic, wooden classic yacht',
    { category: 'specialist', subcategory: 'classic', hullMaterial: 'wood' },
  ],

  ['super yacht, mega yacht', { category: 'superyachts' }],
  ['giga yacht', { category: 'superyachts', subcategory: 'giga' }],
  [
    'expedition yacht, explorer yacht, expedition vessel',
    { category: 'superyachts', subcategory: 'expedition' },
  ],

  [
    'outboard, outboard motor, outboard engine, outboard boat engine',
    { category: 'engines', subcategory: 'outboard' },
    'goods',
  ],
  [
    'short shaft, short shaft outboard, standard shaft',
    { category: 'engines', subcategory: 'outboard', shaftLength: 'short' },
    'equipment',
  ],
  [
    'long shaft, long shaft outboard',
    { category: 'engines', subcategory: 'outboard', shaftLength: 'long' },
    'equipment',
  ],
  [
    'extra long shaft, ultra long shaft',
    { category: 'engines', subcategory: 'outboard', shaftLength: 'extra-long' },
    'equipment',
  ],
  ['trolling motor', { category: 'engines', subcategory: 'outboard', fuelType: 'electric' }, 'goods'],
  ['inboard, inboard engine, inboard motor', { category: 'engines', subcategory: 'inboard' }, 'goods'],
  [
    'engine, boat engine, marine engine, boat motor, motor',
    { category: 'engines', types: 'outboard,inboard' },
    'goods',
    { notBefore: 'hour room bay mount oil bed cover hoist box home bike bracket sailer sailor' },
  ],
  [
    'inboard diesel, diesel inboard',
    { category: 'engines', subcategory: 'inboard', fuelType: 'diesel' },
    'equipment',
    { notBefore: 'engine motor' },
  ],
  [
    'inboard petrol, petrol inboard',
    { category: 'engines', subcategory: 'inboard', fuelType: 'petrol' },
    'equipment',
    { notBefore: 'engine motor' },
  ],
  [
    'anchor, anchor winch, anchor windlass, windlass, propeller, gearbox, outdrive, stern drive leg, outdrive leg',
    { category: 'engines', subcategory: 'parts' },
    'equipment',
    { notBefore: 'locker chain light alarm' },
  ],
  [
    'engine part, engine spare, boat part, spare part, part, spare',
    { category: 'engines', subcategory: 'parts' },
    'goods',
    { notBefore: 'exchange share time owned wheel', notAfter: 'in' },
  ],
  [
    'electronics, marine electronics, boat electronics, navigation electronics',
    { category: 'engines', subcategory: 'electronics' },
    'equipment',
  ],
  [
    'chart plotter, plotter, gps plotter, gps, radar, autopilot, auto pilot, navigation system',
    { category: 'engines', subcategory: 'electronics', electronicType: 'navigation' },
    'equipment',
  ],
  [
    'fish finder, depth finder, echo sounder, depth sounder',
    { category: 'engines', subcategory: 'electronics', electronicType: 'fishing' },
    'equipment',
  ],
  [
    'vhf, vhf radio, marine radio, dsc radio',
    { category: 'engines', subcategory: 'electronics', electronicType: 'communication' },
    'equipment',
  ],
  [
    'sail, rigging, sail and rigging, standing rigging, running rigging',
    { category: 'engines', subcategory: 'sails' },
    'goods',
    { notBefore: 'number cover bag batten drive away', notAfter: 'to' },
  ],
  ['mainsail, main sail', { category: 'engines', subcategory: 'sails', sailType: 'mainsail' }, 'equipment'],
  ['genoa', { category: 'engines', subcategory: 'sails', sailType: 'genoa' }, 'equipment'],
  ['jib', { category: 'engines', subcategory: 'sails', sailType: 'jib' }, 'equipment'],
  [
    'spinnaker, asymmetric spinnaker, cruising chute, gennaker',
    { category: 'engines', subcategory: 'sails', sailType: 'spinnaker' },
    'equipment',
  ],
  ['storm jib, storm sail', { category: 'engines', subcategory: 'sails', sailType: 'storm' }, 'equipment'],
  [
    'trailer, boat trailer, road trailer, launching trolley, launch trolley',
    { category: 'engines', subcategory: 'trailers' },
    'goods',
  ],
  [
    'berth',
    { category: 'moorings' },
    'goods',
    { notAfter: 'double single quarter pilot spare guest forward aft' },
  ],
  [
    'mooring, marina berth, pontoon berth, marina mooring, pontoon mooring, canal mooring, river mooring, ' +
      'marina, boat mooring, berth for sale',
    { category: 'moorings' },
    'goods',
  ],
  [
    'residential mooring, residential berth, residential marina berth, mooring with residential status, liveaboard mooring, ' +
      'live aboard mooring',
    { category: 'moorings', residential: 'yes' },
    'goods',
  ],
  [
    'mooring to rent, mooring for rent, mooring to let, mooring rental, berth to rent, berth for rent, berth to let, marina berth to rent, ' +
      'marina berth to let, rental mooring, annual mooring',
    { category: 'moorings', mooringOffer: 'rent' },
    'goods',
  ],
  [
    'freehold mooring, leasehold mooring, leasehold berth',
    { category: 'moorings', mooringOffer: 'sale' },
    'goods',
  ],
  ['swinging mooring, swing mooring', { category: 'moorings', mooringKind: 'swinging' }, 'goods'],
  ['pile mooring, trot mooring', { category: 'moorings', mooringKind: 'pile' }, 'goods'],
  ['mud berth', { category: 'moorings', mooringKind: 'mud' }, 'goods'],
  [
    'new engine, new motor',
    { category: 'engines', types: 'outboard,inboard', condition: 'new' },
    'equipment',
  ],
  ['new sail, new rigging', { category: 'engines', subcategory: 'sails', condition: 'new' }, 'equipment'],
  ['trawler yacht, motor trawler', { category: 'motor', types: 'cruiser,yacht' }],
  ['broads cruiser, broads boat', { category: 'motor', types: 'cruiser,canal' }],
  ['motor launch, launch, river launch, slipper launch', { types: 'cruiser,canal,classic' }],
  // After the trailer: of two names spelt equally alike, the first is meant.
  ['trawler', { category: 'specialist', subcategory: 'fishing' }],
];
