import type { ModelRange } from './model-range.ts';

export const MOORINGS = {
  category: 'moorings',
  subcategory: null,
  artKind: 'marina-berth',
  prose: 'mooring',
  waters: 'coast',
  usual: { vatStatus: 'na' },
  offers: [
    {
      title: '12m walk-ashore marina berth, 99-year lease, Port Solent',
      price: 34500,
      by: 'private',
      at: 'Port Solent',
      size: { length: 39.4, beam: 4.2, draft: 2.5 },
      choices: { condition: 'used-excellent' },
      text: [
        'Leasehold berth with about sixty-four years to run, on a finger pontoon near the end of the row with the sun until evening. It will take a boat of up to twelve metres and locks open day and night.',
        'Water and metered electricity at the pedestal, car park permit, showers and the restaurants a minute’s walk away. The annual service charge is a little over £2,600. Can be let through the marina office when you are away.',
      ],
    },
    {
      title: 'Swinging mooring to rent for the season, up to 32ft – £620 per year',
      price: 620,
      by: 'private',
      at: 'Mylor',
      size: { length: 32, beam: 3.6, draft: 2 },
      art: { kind: 'swinging-mooring' },
      text: [
        'Deep-water mooring in the lee of the point, inspected and re-shackled by divers each March. Two-tonne sinker, heavy ground chain and a new pick-up buoy with strop.',
        'Ten minutes’ row from the dinghy racks, and there is a space for one tender. The price covers a year from April; the harbour authority’s own dues are extra. It suits a yacht with a keel up to two metres.',
      ],
    },
    {
      title: 'Residential canal mooring, 62ft, services connected',
      price: 6950,
      by: 'broker',
      at: 'Brentford',
      size: { length: 62, beam: 2.2, draft: 0.9 },
      art: { kind: 'canal-mooring' },
      text: [
        'Full residential mooring in a gated basin of fourteen boats, offered with a new three-year licence at the annual rent shown. Suitable for a narrowboat of up to 62 feet.',
        'Mains electricity on card meter, water, pump-out by boat each fortnight, post boxes, bicycle store and fast broadband ducted to each berth. Twenty-two minutes to Waterloo by train. References are taken up and the boat must have a current safety certificate and insurance.',
      ],
    },
    {
      title: 'Half-tide pontoon berth for bilge keelers, Bosham creek side',
      price: 1450,
      by: 'private',
      at: 'Itchenor',
      size: { length: 27, beam: 3.2, draft: 1 },
      art: { kind: 'creek-berth' },
      text: [
        'Drying berth against a private pontoon, afloat for about three hours either side of high water and settling into soft mud otherwise. Price is for twelve months.',
        'Car to cockpit in ninety seconds, which anyone with children will understand. Fresh water by hose, no electricity. Would also suit a small lifting-keel yacht or motor cruiser. We have kept our own boat here for twenty years and are swallowing the anchor.',
      ],
    },
    {
      title: 'Freehold riverside mooring with garden plot, 45ft',
      price: 79500,
      by: 'broker',
      at: 'Horning',
      size: { length: 45, beam: 4.3, draft: 1.2 },
      art: { kind: 'riverside-mooring' },
      text: [
        'Rare chance to own a Broads mooring outright: quay-headed in 2020 in steel with a hardwood capping, with lawn behind, a timber day hut and parking for two cars.',
        'Leisure use, no residential consent. Mains water and electricity on separate meters. The dyke is private, with eight owners who share the dredging and a summer party. Bottom is mud, with four feet at ordinary levels.',
      ],
    },
    {
      title: '10m marina berth on the Clyde to let, winter and summer',
      price: 2380,
      by: 'private',
      at: 'Largs',
      size: { length: 33, beam: 3.8, draft: 2.2 },
      text: [
        'Our boat is ashore for a long refit and the berth is paid for, so somebody should use it. Sheltered position halfway along a hammerhead pontoon with all-tide access.',
        'Available now for the remainder of the contract, at less than the marina’s published rate and with its consent. Power and water on the finger, wi-fi, laundry, hoist and chandlery on site, and two car passes.',
      ],
    },
    {
      title: 'Mud berth with shed, east coast, smacks and barges welcome',
      price: 18500,
      by: 'private',
      at: 'Brightlingsea',
      size: { length: 55, beam: 5, draft: 1.8 },
      art: { kind: 'mud-berth' },
      text: [
        'Leasehold mud berth with thirty-eight years remaining on a quiet saltings creek, with a staging that I rebuilt in greenheart and a tarred shed of about twenty square metres.',
        'She floats here on springs for two hours and sits upright for the rest. Water, electricity and a stove in the shed. It has been the winter home of a Colchester smack since 1994 and I should like it to stay that sort of place.',
      ],
    },
    {
      title: 'Berth wanted to swap or sell, 8m, price on application',
      price: 4000,
      by: 'private',
      at: 'Poole',
      outcome: {
        rejected:
          'The advert both offers a berth and asks for one, and gives no terms. Please say what is for sale, for how long and at what price, and put the wanted part in a message to the marinas.',
      },
      size: { length: 26, beam: 3, draft: 1.5 },
      text: [
        'Eight-metre berth on a yacht club pontoon with water and electricity, available to members only, so you would need to join or know somebody.',
        'Ideally we would exchange it for something nearer ten metres in the same harbour, but would consider a sale or a long let to the right person. Ask and we can talk about it over a coffee in the club. Parking is easy out of season and impossible in August.',
      ],
    },
  ],
} as const satisfies ModelRange;
