import type { Line } from '../line.ts';

export const DINGHY_LINES: readonly Line[] = [
  'Measurement certificate is in my name and will be transferred.',
  'Dry and light, with self-bailers that do and hatches that seal.',
  'All control lines were replaced last winter.',
  'Mast, boom and foils are straight and free of damage.',
  'Club berth is paid until the end of March if that helps.',
  'Ready to take straight onto the water.',
  'Always washed off with fresh water and left to drain.',
  'A great boat for anyone who wants to race on Sunday and do nothing else about it in the week.',
  'Launching trolley runs on fat tyres that like sand.',
  'The ropes are new enough to have colours.',
  'Happy to throw in a burgee and a word of advice.',
];

export const RIB_LINES: readonly Line[] = [
  'Kill cords, paddles, pump, anchor and a first-aid kit are aboard.',
  { over: 3, say: 'Annual service done in {lately} with receipts for oils, anodes and water pump.' },
  { over: 4, say: 'Trailer brakes, hubs and lights were renewed in {lately}.' },
  'Navigation lights, bilge pump and VHF all tested on the day of the photographs.',
  'She has never been sunk, stolen, chartered or used for a stag party.',
  'Upholstery is free of mildew and the overall cover fits like a glove.',
  { over: 5, say: 'Tubes were checked by a repair shop in {lately} and given a clean bill of health.' },
  'Deep-vee hull, dry ride and enough grunt to be home before the rain.',
];

export const JETSKI_LINES: readonly Line[] = [
  'No accident damage, no cracks in the hull, pump or grate, and no surprises.',
  'Datatagged and registered, with the harbour licence paid for this year.',
  'Oil and filters changed after every winter, never before.',
  'Always garaged and never left on a mooring.',
  'Insurance database clear, and I have the original purchase invoice.',
  'Winterised and ready for the first warm day.',
  'Starts on the button and has never had a warning light that was not about fuel.',
  'Both lanyards, the owner’s manual and a fire extinguisher are with it.',
  'Ridden gently until warm and serviced on time.',
  'Hull wrap hides nothing; I will happily peel a corner.',
];

export const PADDLE_LINES: readonly Line[] = [
  { needs: 'kayak', say: 'Stored indoors on padded trestles out of the sun.' },
  { needs: 'kayak', say: 'Would suit a club or a family starting out.' },
  { needs: 'kayak', say: 'Light enough for one person to get on a roof rack with a bit of technique.' },
  { needs: 'paddleboard', say: 'Rinsed, dried and stored flat indoors, not left in the sun.' },
  { needs: 'paddleboard', say: 'Happy for you to see it inflated and left for an hour.' },
  { needs: 'paddleboard', say: 'Suits paddlers from beginner to keen.' },
  { needs: 'kayak', say: 'Tracks well and turns when asked.' },
  {
    needs: 'kayak',
    say: 'Price is a fair one and includes everything in the pictures unless I have said otherwise.',
  },
  { needs: 'kayak', say: 'Just the thing for exploring where nothing with an engine can go.' },
  { needs: 'paddleboard', say: 'Great fun on flat water and forgiving in a bit of chop.' },
  { needs: 'paddleboard', say: 'Everything fits in the boot of a small hatchback.' },
];

export const TENDER_LINES: readonly Line[] = [
  'Name of the parent ship will be removed, or you can buy the ship to match.',
  'Rinsed with fresh water and dried before being put away, every time.',
  'Light enough for two people to carry up a beach.',
  'Carries a week’s shopping and the crew without shipping water.',
  'Good for years yet.',
  'A useful little boat that has never once been the star of the show.',
  'Has carried two adults, a dog and an outboard battery in some style.',
  'Owner’s handbook and bag of bits included.',
];

export const ROWING_LINES: readonly Line[] = [
  'Kept in a boathouse, washed off after each outing and covered.',
  'Balanced, quiet and quick for very little effort.',
  'You are welcome to take her for an outing before deciding.',
  'Straight along the keel, dry inside and ready to use.',
  'All fittings are tight and nothing rattles.',
  'A pleasure on a still morning, which is the whole point.',
  'She has been looked after by people who row.',
  'Registered with the navigation authority until the end of the year.',
];
