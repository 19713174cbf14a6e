import { foldName } from '../fold-name.ts';

/** Length in feet, then beam and draught in metres where the builder gives them. */
type Dimensions = readonly [length: number, beam?: number, draft?: number];

/** As published by the builders, for the commonest keel. Boats differ: these are suggested, never stored unasked. */
const DIMENSIONS: Readonly<Record<string, Readonly<Record<string, Dimensions>>>> = {
  Amel: {
    'Super Maramu 2000': [52.5, 4.6, 2.05],
  },
  Andrews: {
    'Slipper launch 25': [25, 1.85, 0.5],
  },
  'Aqua Marina': {
    'Fusion 10’10': [10.8, 0.81],
  },
  Aquafibre: {
    'Diamond 35': [35, 3.66, 0.76],
  },
  Aqualine: {
    'Canterbury 60': [60, 2.08, 0.61],
  },
  Aquastar: {
    '38': [38, 3.96, 1.22],
  },
  Arvor: {
    '210': [21.7, 2.54, 0.75],
  },
  Avon: {
    Redcrest: [9.2, 1.35],
  },
  Axopar: {
    '28 Cabin': [29.9, 2.95, 0.8],
  },
  Azimut: {
    '55': [57.1, 4.67, 1.4],
  },
  Bavaria: {
    '28 Sport': [29.4, 2.95, 0.9],
    '36 Cruiser': [37.4, 3.6, 1.95],
  },
  Bayliner: {
    '175': [17.6, 2.13],
  },
  Beneteau: {
    'First 40.7': [39.3, 3.75, 2.4],
    'Oceanis 37': [37.7, 3.92, 1.9],
  },
  'Boston Whaler': {
    '130 Super Sport': [13.3, 1.98],
  },
  Brig: {
    'Navigator 520': [17.1, 2.1],
  },
  Broom: {
    '37 Crown': [36.75, 3.73, 1.07],
  },
  Cheverton: {
    'Champ 27': [27, 2.74, 0.8],
  },
  'Chris-Craft': {
    'Launch 22': [22.5, 2.54],
  },
  Contessa: {
    '26': [25.5, 2.29, 1.22],
    '32': [32, 2.9, 1.68],
  },
  'Cornish Crabbers': {
    'Shrimper 19': [19.25, 2.18, 0.46],
  },
  Corsair: {
    '24': [24.2, 5.46, 0.3],
    'F-27': [27.1, 5.8, 0.36],
  },
  Cygnus: {
    GM33: [32.8, 3.6, 1.3],
  },
  Damen: {
    'Multi Cat 1205': [40.4, 5.3, 1.35],
  },
  Dawncraft: {
    '25': [25, 2.08, 0.5],
  },
  Dragonfly: {
    '28 Performance': [28.7, 6.5, 0.4],
    '800': [26.2, 6, 0.35],
  },
  Drascombe: {
    Lugger: [18.75, 1.9, 0.25],
  },
  Dufour: {
    '34 Performance': [34.8, 3.47, 2.1],
  },
  Elan: {
    '350': [34.8, 3.5, 2.15],
  },
  Euroship: {
    'Luxemotor 1800': [59, 4.1, 1],
  },
  Fairey: {
    'Huntsman 28': [28.3, 2.64, 0.85],
  },
  Fairline: {
    'Squadron 58': [59.3, 4.77, 1.32],
    'Targa 34': [35.2, 3.3, 0.95],
  },
  Fanatic: {
    'Fly Air 10’4': [10.3, 0.84],
  },
  Fletcher: {
    'Arrowflyte 14': [14, 1.68],
  },
  Folkboat: {
    'Nordic Folkboat': [25.1, 2.2, 1.2],
  },
  'Fountaine Pajot': {
    'Lucia 40': [38.5, 6.63, 1.2],
  },
  Freeman: {
    '23 Mk II': [23, 2.29, 0.61],
  },
  'Grand Banks': {
    '42 Classic': [42.6, 4.17, 1.27],
  },
  Haines: {
    '32 Sedan': [32.5, 3.5, 0.85],
  },
  'Hallberg-Rassy': {
    '39': [40.1, 3.77, 1.9],
  },
  Halmatic: {
    'Nelson 40': [40, 3.5, 1.1],
  },
  Hanse: {
    '370': [37.1, 3.75, 1.95],
  },
  Hardy: {
    'Mariner 25': [24.9, 2.84, 0.82],
  },
  Hawk: {
    '20': [20, 2.29, 0.23],
  },
  'Heavenly Twins': {
    '27': [27, 4.19, 0.76],
  },
  Heyland: {
    Swift: [18, 0.86],
  },
  Highfield: {
    CL310: [10.2, 1.7],
    'Patrol 540': [17.7, 2.3],
  },
  Honda: {
    'Honwave T27-IE2': [8.9, 1.53],
  },
  Hunter: {
    Squib: [19, 1.87, 0.99],
  },
  'Island Packet': {
    '380': [39.6, 4.01, 1.4],
  },
  'J Boats': {
    'J/109': [35.3, 3.51, 2.1],
    'J/70': [22.75, 2.25, 1.45],
  },
  Janousek: {
    'Single scull': [26.2, 0.5],
  },
  Jeanneau: {
    'Merry Fisher 895': [29.2, 2.99, 0.6],
    'Sun Fast 3300': [32.8, 3.4, 1.95],
    'Sun Odyssey 349': [33.9, 3.44, 1.98],
  },
  Kawasaki: {
    'Ultra 310LX': [11.1, 1.19],
  },
  Kingfisher: {
    '26': [26, 2.7, 0.9],
  },
  Lagoon: {
    '380': [37.9, 6.53, 1.15],
  },
  Laser: {
    'ILCA 7': [13.9, 1.37],
  },
  Liteboat: {
    'LiteRace 1x': [19.7, 0.75],
  },
  Mirror: {
    Mirror: [10.8, 1.4],
  },
  Moody: {
    '31': [30.6, 3.2, 1.52],
    '336': [33.5, 3.43, 1.52],
  },
  Najad: {
    '380': [38.1, 3.7, 1.9],
  },
  Nautitech: {
    '40 Open': [39.3, 6.91, 1.35],
  },
  Neel: {
    '45': [44.3, 8.5, 1.5],
  },
  Nimbus: {
    '320 Coupé': [32.6, 3.25, 0.95],
  },
  Norman: {
    '23': [23, 2.13, 0.4],
  },
  'Nova Craft': {
    'Prospector 16': [16, 0.91],
  },
  'Old Town': {
    'Discovery 158': [15.7, 0.91],
  },
  Orkney: {
    'Longliner 16': [16, 1.9, 0.3],
  },
  Oyster: {
    '485': [48.5, 4.39, 2.06],
  },
  'P&H': {
    'Scorpio MV': [17.2, 0.58],
  },
  Parker: {
    '660 Pilothouse': [21.6, 2.54, 0.45],
  },
  Perception: {
    'Prodigy 100': [10.2, 0.74],
  },
  Piper: {
    '57N': [57, 3.81, 0.9],
  },
  Prestige: {
    '420 Fly': [42.6, 4.1, 1.05],
  },
  Princess: {
    '42': [43.5, 4.22, 1.1],
    F55: [57.9, 4.89, 1.43],
    V48: [49.3, 4.2, 1.1],
  },
  Prout: {
    'Snowgoose 37': [37, 4.95, 0.81],
  },
  Quicksilver: {
    'Activ 555 Bowrider': [17.7, 2.29],
  },
  'Red Paddle Co': {
    '10’6 Ride MSL': [10.5, 0.81],
    '13’2 Voyager+': [13.2, 0.76],
  },
  Ribcraft: {
    '5.85': [19.2, 2.3],
  },
  Ribeye: {
    A600: [19.7, 2.4],
  },
  'RS Sailing': {
    'Aero 7': [13.1, 1.4],
    RS200: [13.1, 1.83],
  },
  Rustler: {
    '36': [35.3, 3.35, 1.68],
  },
  Sadler: {
    '25': [24.3, 2.67, 1.4],
    '26': [25.8, 2.87, 1.37],
    '29': [28.4, 2.9, 1.12],
    '32': [31.5, 3.2, 1.68],
    '34': [34.75, 3.28, 1.78],
  },
  'Salter Brothers': {
    'Double skiff': [24, 1.22],
  },
  Scorpion: {
    '8.1': [26.6, 2.6],
  },
  'Sea-Doo': {
    'GTX 170': [11.3, 1.25],
    'Spark 2up': [9.2, 1.18],
  },
  Sealine: {
    S28: [29.4, 3, 0.9],
  },
  Shetland: {
    'Alaska 500': [16.4, 2.1, 0.3],
  },
  Sigma: {
    '33 OOD': [32.5, 3.2, 1.75],
  },
  'St Ayles': {
    Skiff: [22, 1.73],
  },
  Starboard: {
    'All Star 14': [14, 0.6],
  },
  Stella: {
    Stella: [25.8, 2.29, 1.17],
  },
  Sunseeker: {
    'Manhattan 60': [62.2, 4.9, 1.45],
    'Portofino 47': [50.2, 4.3, 1.2],
  },
  'Swallow Yachts': {
    'BayRaider 20': [19.8, 2.05, 0.24],
  },
  Telstar: {
    '26': [26, 4.57, 0.61],
  },
  Tofinou: {
    '8': [26.2, 2.54, 1.8],
  },
  Topper: {
    Topper: [11.2, 1.2],
  },
  Trader: {
    '445': [45.6, 4.42, 1.25],
  },
  Trinka: {
    '8': [8.2, 1.27],
  },
  Valley: {
    'Etain 17.5': [17.5, 0.55],
  },
  Vertue: {
    '25': [25.3, 2.18, 1.35],
  },
  Viking: {
    '24 Hi-Line': [24, 2.08, 0.45],
  },
  'Walker Bay': {
    '8': [8.25, 1.32],
  },
  Warrior: {
    '175': [17.4, 2.2, 0.35],
  },
  Wayfarer: {
    World: [15.8, 1.85],
  },
  Westerly: {
    Centaur: [26, 2.57, 0.91],
    Fulmar: [32, 3.33, 1.6],
    Griffon: [26.2, 2.67, 0.99],
    Konsort: [28.8, 3.28, 0.99],
    Pageant: [23, 2.44, 0.86],
  },
  Wilderness: {
    'Beaver 18': [17.9, 1.98, 0.38],
  },
  'Wilderness Systems': {
    'Tsunami 145': [14.5, 0.62],
  },
  Williams: {
    '325 TurboJet': [10.6, 1.71],
  },
  Windy: {
    '31 Zonda': [32.6, 3.2, 0.95],
  },
  'X-Yachts': {
    'X-332': [33, 3.3, 1.8],
  },
  Yamaha: {
    SuperJet: [8, 0.76],
    'VX Cruiser HO': [10.9, 1.22],
  },
  Zodiac: {
    'Medline 580': [19, 2.54],
  },
};

export type SuggestedDimensions = { length?: number; beam?: number; draft?: number };

const known = new Map(
  Object.entries(DIMENSIONS).flatMap(([make, models]) =>
    Object.entries(models).map(([model, sizes]) => [`${foldName(make)}/${foldName(model)}`, sizes] as const),
  ),
);

/** The dimensions of a known model; undefined for any other. */
export function dimensionsOf(make: string, model: string): SuggestedDimensions | undefined {
  const [length, beam, draft] = known.get(`${foldName(make)}/${foldName(model)}`) ?? [];
  if (length === undefined) return undefined;
  return { length, ...(beam !== undefined && { beam }), ...(draft !== undefined && { draft }) };
}
