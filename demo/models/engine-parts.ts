import type { ModelRange } from './model-range.ts';

export const ENGINE_PARTS = {
  category: 'engines',
  subcategory: 'parts',
  artKind: 'engine-part',
  prose: 'part',
  waters: 'anywhere',
  usual: { partType: 'engine', vatStatus: 'na' },
  offers: [
    {
      title: 'MerCruiser Alpha One Gen II outdrive, 1.62:1, rebuilt',
      make: 'MerCruiser',
      model: 'Alpha One Gen II',
      yearBuilt: 2006,
      price: 1350,
      by: 'dealer',
      choices: { vatStatus: 'paid' },
      says: [
        'Stripped to the last bearing, pressure and vacuum tested, new seals, water pump, shift cable and lower shift shaft bushing. Painted in Phantom Black and wrapped.',
        'Ratio 1.62 suits the 4.3 and most 5.0 installations; please check the stamp on your own before ordering. No corrosion in the skeg or bearing carrier. Exchange units are welcome and we give up to £250 for a rebuildable core.',
      ],
    },
    {
      title: 'Volvo Penta 290 duoprop leg, complete',
      make: 'Volvo Penta',
      model: '290DP',
      yearBuilt: 1994,
      price: 895,
      by: 'private',
      says: [
        'Taken off running when we went over to shaft drive. Ratio 1.95, both C-series propellers straight, trim rams good, no water in the oil when I drained it.',
        'Transom shield and steering helmet included, with bellows two seasons old, though anyone sensible would change them. Some paint loss and the usual white fur round the anodes. Weighs more than you think, so bring a friend.',
      ],
    },
    {
      title: 'Bruntons Autoprop H5, 17in, 30mm taper',
      make: 'Bruntons',
      model: 'Autoprop H5',
      yearBuilt: 2012,
      price: 725,
      by: 'private',
      says: [
        'Self-pitching feathering propeller off a 34-foot yacht, left-handed, three blades. It gave us half a knot under sail and astern thrust that actually stopped the boat.',
        'Bearings were replaced by the makers in 2021 and there is no detectable play. Anode new. Copper-free antifouling residue easily cleaned off. Makers will re-bush for other shafts at reasonable cost. In its original box with grease gun adaptor.',
      ],
    },
    {
      title: 'PRM 150 hydraulic gearbox 2:1',
      make: 'PRM',
      model: '150',
      yearBuilt: 2005,
      price: 650,
      by: 'private',
      says: [
        'Came with a donor engine and has been on my bench since. Turns freely, engages ahead and astern with a spanner, input spline unworn. Oil came out the right colour.',
        'Fits BMC, Isuzu, Beta and many others with the appropriate damper plate. Oil cooler and output coupling attached. I believe about 2,000 hours from the log of the boat that it came from, but cannot prove that, so it is priced accordingly.',
      ],
    },
    {
      title: 'Yanmar 2GM20 cylinder head, reconditioned, with manifold',
      make: 'Yanmar',
      model: '2GM20',
      yearBuilt: 1995,
      price: 345,
      by: 'private',
      says: [
        'Skimmed and pressure tested by an engine machinist in 2025, new valve guides and seats, valves lapped. I then found a complete engine, as one does.',
        'Exhaust manifold with clean waterways, rocker cover, injectors and a full gasket set unopened in the bag. The machinist’s invoice for £280 comes with it. Can post at cost: it goes in one strong box of eighteen kilos.',
      ],
    },
    {
      title: 'Lewmar V700 vertical windlass, serviced',
      make: 'Lewmar',
      model: 'V700',
      yearBuilt: 2014,
      price: 395,
      by: 'private',
      choices: { partType: 'hardware' },
      says: [
        'Swapped for a larger one when we changed to ten-millimetre chain. This has the 6/7mm gypsy and lifts a 10kg anchor with no complaint.',
        'Stripped, greased and fitted with new seals last winter, motor brushes at two-thirds. Solenoid, foot switch, breaker and the deck template included. Chrome is very good bar one small blister on the cap. Tested on the bench with a car battery and a video taken.',
      ],
    },
  ],
} as const satisfies ModelRange;
