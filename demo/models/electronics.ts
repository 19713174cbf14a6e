import type { ModelRange } from './model-range.ts';

export const ELECTRONICS = {
  category: 'engines',
  subcategory: 'electronics',
  artKind: 'electronics',
  prose: 'electronics',
  waters: 'anywhere',
  usual: { electronicType: 'navigation', vatStatus: 'na' },
  offers: [
    {
      title: 'Raymarine Axiom+ 9 with RealVision transducer',
      make: 'Raymarine',
      model: 'Axiom+ 9 RV',
      yearBuilt: 2021,
      price: 795,
      by: 'private',
      choices: { condition: 'used-excellent' },
      says: [
        'Nine-inch plotter and sonar in as-new order, protected by its sun cover and a film that peels off. Latest LightHouse software loaded.',
        'LightHouse UK and Ireland chart card, RV-100 transom transducer with eight metres of cable, power and NMEA 2000 leads, flush and trunnion mounts. Selling only because the new boat came with a pair of twelves. Reset to factory settings and unregistered from my account.',
      ],
    },
    {
      title: 'Garmin GPSMAP 922xs, BlueChart g3',
      make: 'Garmin',
      model: 'GPSMAP 922xs',
      yearBuilt: 2019,
      price: 495,
      by: 'private',
      says: [
        'Bright nine-inch touch screen with built-in ClearVü and SideVü sonar. Five seasons’ use on a well-sheltered console with no scratches on the glass.',
        'BlueChart g3 for UK and Northern France, power lead, bail mount, protective cover and manuals. Transducer is not included as it stays in the hull, but any eight-pin or twelve-pin Garmin with the adaptor will work. Fully updated before removal.',
      ],
    },
    {
      title: 'B&G Triton2 and Vulcan 7 instrument package',
      make: 'B&G',
      model: 'Vulcan 7 + Triton2',
      yearBuilt: 2018,
      price: 895,
      by: 'private',
      says: [
        'Complete set from a 33ft club racer: Vulcan 7 plotter, two Triton2 displays, WS310 wired wind, DST810 triducer, rate compass and the full backbone, labelled at each end.',
        'Everything worked on the last day of the season. Wind cups renewed this year; mast cable twenty metres. I would much rather sell as one lot, since the pieces add up to more than this separately and life is short.',
      ],
    },
    {
      title: 'Raymarine Quantum 2 radome, wireless',
      make: 'Raymarine',
      model: 'Quantum 2',
      yearBuilt: 2020,
      price: 945,
      by: 'dealer',
      choices: { vatStatus: 'paid', condition: 'used-excellent' },
      says: [
        'CHIRP radar with Doppler target colouring. It draws about as much as a cabin light and connects by wi-fi, so the only cable up the mast is power.',
        'Removed by our engineers from a yacht fitted with a larger open array. Bench tested with an Axiom, firmware up to date, ten-metre power cable and mounting bolts included. Radome unmarked. Sold with six months’ guarantee and invoice.',
      ],
    },
    {
      title: 'Icom M510E VHF with AIS receiver and command mic',
      make: 'Icom',
      model: 'IC-M510E AIS',
      yearBuilt: 2022,
      price: 385,
      by: 'private',
      choices: { electronicType: 'communication', condition: 'used-excellent' },
      says: [
        'Class D DSC radio with colour screen, AIS display and the CommandMic IV for the cockpit. MMSI has been cleared, so you can programme your own.',
        'Used for two summers. Fist mic, bracket, flush kit, GPS antenna and all the leads, with the cockpit mic’s six-metre extension. The phone-as-handset wi-fi function works well enough that we hardly used the other. Boxed, receipt available.',
      ],
    },
    {
      title: 'Lowrance HDS Live 9 fish finder and Active Imaging 3-in-1',
      make: 'Lowrance',
      model: 'HDS-9 Live',
      yearBuilt: 2020,
      price: 545,
      by: 'private',
      choices: { electronicType: 'fishing' },
      says: [
        'This found me more bass than I deserved. Screen is perfect, buttons all positive, two micro-SD slots.',
        'Active Imaging transducer with side scan, C-MAP Discover card for the English Channel with my 140 wreck marks left on if you would like them, quick-release bracket, sun cover and power lead. Software current. Only parting with it because I have been given a bigger one for my sixtieth.',
      ],
    },
  ],
} as const satisfies ModelRange;
