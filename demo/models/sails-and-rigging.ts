import type { ModelRange } from './model-range.ts';

export const SAILS_AND_RIGGING = {
  category: 'engines',
  subcategory: 'sails',
  artKind: 'sail',
  prose: 'sail',
  waters: 'anywhere',
  usual: { vatStatus: 'na' },
  offers: [
    {
      title: 'Westerly Centaur mainsail, Kemp 2021, two reefs',
      make: 'Kemp Sails',
      model: 'Centaur mainsail',
      yearBuilt: 2021,
      price: 425,
      by: 'private',
      choices: { sailType: 'mainsail', sailSize: 15.2, condition: 'used-excellent' },
      says: [
        'Cross-cut Dacron with two deep slab reefs, leech line, tell-tales and the sail number 1147, which unpicks easily. Luff 8.38m, foot 3.12m, on slides to suit the standard Centaur mast.',
        'Three summers of gentle use and valeted each winter. No patches or repairs. The boat was sold with a new sail that her buyer had already ordered, so this became spare. Bag and four battens included.',
      ],
    },
    {
      title: 'Furling genoa 135% off a Moody 31',
      make: 'Crusader',
      model: 'Moody 31 genoa',
      yearBuilt: 2017,
      price: 495,
      by: 'private',
      choices: { sailType: 'genoa', sailSize: 29.5 },
      says: [
        'Tri-radial with navy UV strip on the starboard side and foam luff pads, made for a Furlex 200 foil. Luff 10.95m, leech 10.3m, foot 5.4m: please measure before you get in the car.',
        'Serviced and re-stitched by the makers in 2023. Good shape with perhaps four more seasons of cruising. One neat patch in the foot where it met the pulpit, and faint rust from a shackle near the tack.',
      ],
    },
    {
      title: 'Asymmetric spinnaker with snuffer, fits Bavaria 36/37',
      make: 'Jeckells',
      model: 'Cruising chute',
      yearBuilt: 2019,
      price: 950,
      by: 'private',
      choices: { sailType: 'spinnaker', sailSize: 82, condition: 'used-excellent' },
      says: [
        'Red, white and navy cruising chute in 0.75oz nylon with a bell-mouth snuffer, so two nervous people can set it and put it away without shouting.',
        'Luff 12.6m, leech 11.7m, foot 7.1m. Flown about twelve times over four summers, never in more than fifteen knots and never wrapped round anything. Tack line, barber-hauler strop and turtle bag included.',
      ],
    },
    {
      title: 'Storm jib and trysail, unused, 30–36ft yacht',
      make: 'Sanders Sails',
      model: 'Storm jib and trysail',
      yearBuilt: 2014,
      price: 380,
      by: 'private',
      choices: { sailType: 'storm', sailSize: 6.5, condition: 'used-excellent' },
      says: [
        'Bright orange storm canvas made for an Atlantic crossing that turned out to be delightful. Neither sail has seen more wind than the loft.',
        'Jib 6.5 square metres with a wire luff, hanks and tack strop; trysail 8 square metres on slides for a separate track. Both in marked bags with sheets attached. They meet offshore special regulations for boats of about ten metres.',
      ],
    },
    {
      title: 'Seldén mast and boom from a 32ft sloop, deck stepped',
      make: 'Seldén',
      model: 'P160/88 section',
      yearBuilt: 2004,
      price: 1650,
      by: 'private',
      choices: { sailType: 'other' },
      says: [
        'Complete rig from a yacht broken up after storm damage. Mast 12.4m, single spreader, straight and undented, with steaming and anchor lights, halyard exits and winch pads.',
        'Boom with single-line reefing, rigid kicker and a full set of 2016 standing rigging with turnbuckles. Spreader end caps need renewing. The masthead wind unit was smashed in the same storm and is not included, but the VHF aerial and its cable are. Lying flat on supports in a farm shed. Delivery would need a long vehicle and can be arranged at cost.',
      ],
    },
  ],
} as const satisfies ModelRange;
