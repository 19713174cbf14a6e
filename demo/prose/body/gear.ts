import type { Line } from '../line.ts';

export const OUTBOARD_LINES: readonly Line[] = [
  'Never dropped in, never raced and always flushed.',
  'Corrosion is minimal, with anodes changed when they should be.',
  'Serial number available for checking before you travel.',
  'Always left upright, and covered when not in use.',
  'Runs sweetly through the range, with no smoke once it is warm.',
  'Propeller has no dings worth mentioning.',
  'The handbook and the dealer’s receipt are with it.',
  'It comes with the original lifting handle, which is worth its weight in vertebrae.',
  { needs: 'petrol', say: 'Idles quietly enough to hear the birds.' },
  'Genuine reason for sale and no hidden history.',
];

export const INBOARD_LINES: readonly Line[] = [
  'Weight is more than two people should lift, so bring a trailer or a van with a ramp.',
  'No water in the oil, no oil in the water.',
  'All ancillaries shown in the photographs are included and anything not shown is not.',
  'A parts book and workshop manual go with it.',
  'Buyers are welcome to bring an engineer.',
  'Mounting drawings can be supplied so that you can check whether it fits your beds.',
  'Photographs of the service stickers can be sent.',
  'Has been turned over by hand every month since it came out.',
  'It has its lifting eyes and can be craned from above.',
  'Priced to go to someone who will use it.',
];

export const PART_LINES: readonly Line[] = [
  'Please check dimensions and part numbers against your own before buying, because I would hate you to have a wasted journey.',
  'Part numbers can be read out or photographed.',
  'Sensible offers considered, silly ones enjoyed.',
  'Cleaned and oiled, wrapped and on the shelf.',
  'Cheaper than new by some distance and good for years.',
  'Carriage can be arranged at cost.',
  'Smoke and damp free, if such things matter to metal.',
  'Photographed as it stands, with nothing hidden round the back.',
  'Genuine part, not a pattern copy.',
  'I have no idea why I kept it this long.',
];

export const ELECTRONICS_LINES: readonly Line[] = [
  'You are welcome to see it powered up on the bench.',
  'All cables are uncut and labelled.',
  'Screen and case are free of cracks, crazing and yellowing.',
  'Smoke-free, salt-free and wiped down with fresh water after each trip.',
  'Software can be checked against the maker’s site by serial number.',
  'Postage insured at cost, or collect.',
  'Serial number photographed in case you wish to check it has not been stolen.',
  'Fitting instructions are easily found, and I will explain how mine was wired.',
  'Original box, foam and far too many screws included.',
  'Sunlight-readable and quite easy to use with cold hands.',
];

export const SAIL_LINES: readonly Line[] = [
  { needs: 'cloth', say: 'I can lay it out on the lawn for you to measure and inspect.' },
  { needs: 'cloth', say: 'Dry, clean and free of mould.' },
  { needs: 'cloth', say: 'A sailmaker could alter it for a different rig at modest cost.' },
  'All dimensions were taken with a tape under light tension and may be a centimetre or two out.',
  { needs: 'cloth', say: 'Stored rolled rather than folded.' },
  'Price new today would be three or four times this.',
  { needs: 'cloth', say: 'Kept dry and out of the sun.' },
  { needs: 'cloth', say: 'No stretched corners, no chafe at the spreaders.' },
  'Please check the measurements against your own boat rather than the brochure.',
  'A good deal less than a new one, and ready to use.',
];

export const TRAILER_LINES: readonly Line[] = [
  'Tows straight at motorway speed and reverses without a fight.',
  'Hitch head, safety cable and jockey wheel are all in good order.',
  'No tax or test needed, but have a proper number plate and lights.',
  'Can be set up for your boat if you bring the measurements.',
  'Lights tested on the day that this was written.',
  'Wheel nuts move, which regular users will appreciate.',
  'Chassis number is clear and matches the paperwork.',
  'Grease in the hubs is clean, which says most of what you need to know.',
  'It has never been submerged while hot.',
  'Happy to swap the ball hitch for a pin if you need it.',
];

export const MOORING_LINES: readonly Line[] = [
  'Insurance with third-party cover of at least £3 million is required.',
  'Paperwork is straightforward and ready to sign.',
  'Measure your boat with the anchor on and the dinghy up, because everybody forgets.',
  'Plan, photographs and the agreement can be sent to serious enquirers.',
  'It is a friendly place where people take your lines without being asked.',
  'The nearest pub is close enough to be a navigational hazard.',
  'Quiet in winter, sociable in summer and well looked after all year.',
  'There is usually somebody about to keep an eye on things.',
  'Dogs, children and elderly relatives are all welcome.',
];
