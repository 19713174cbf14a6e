import type { Line } from '../line.ts';

export const FISHING_LINES: readonly Line[] = [
  'Non-slip decks are in good order and everything drains overboard.',
  'High gunwales make her safe, and comfortable to lean on all day.',
  { needs: 'cabin', say: 'The wheelhouse keeps out wind and spray without making you deaf.' },
  { over: 3, say: 'Engine serviced in {lately}, and she starts every time I ask.' },
  { needs: 'diesel', over: 4, say: 'Hull scrubbed and antifouled in {lately}.' },
  { over: 4, say: 'A new plotter and fish finder went in during {lately}.' },
  { needs: 'outboard', say: 'I have greased the trailer after every launch and it rolls freely.' },
  { needs: 'diesel', over: 6, say: 'Stern gear was drawn in {lately} and the cutless bearing renewed.' },
  'Bilge pumps, deck lights and navigation lights all work.',
  'Anchor, chain, warp and tripping buoy are ready in the bow.',
  { over: 6, say: 'Wiring was tidied up and fused properly in {lately}.' },
  { needs: 'smart', say: 'She has been washed, dried and covered after every trip, and looks it.' },
];

export const WORKBOAT_LINES: readonly Line[] = [
  'Maintenance has been to a schedule and the planned records are available to a buyer’s surveyor.',
  'Decks are clear, strong and easily worked by two hands.',
  'The wheelhouse has all-round vision, heating and a seat that a person can sit in for twelve hours.',
  { needs: 'steel', over: 4, say: 'Slipped in {lately} for blast, paint and anodes.' },
  { over: 5, say: 'Hydraulics were overhauled in {lately}, with new hoses throughout.' },
  { over: 4, say: 'Hull thickness was tested in {lately} and the gaugings are in the file.', needs: 'steel' },
  {
    needs: 'diesel',
    over: 4,
    say: 'The {engine} has been run on clean fuel with filters changed every 200 hours.',
  },
  'Simple systems throughout: what is there can be mended by the crew with ordinary tools.',
  'Lifesaving and firefighting equipment is in date.',
  { needs: 'steel', say: 'She would convert to a very comfortable private vessel, but it would be a pity.' },
  'Fendering is heavy and continuous and she may be put alongside anything.',
];

export const CLASSIC_LINES: readonly Line[] = [
  'She has been kept in the water each summer and under cover each winter, which is how wooden boats live to be old.',
  'Varnish and paint are in good heart and need only the annual coat.',
  'The interior is original where it could be and sympathetic where it could not.',
  { over: 4, say: 'A shipwright went over her in {lately} and found a short list, since completed.' },
  { needs: 'sail', over: 4, say: 'Refastened where necessary in {lately}, and she takes up within hours.' },
  { needs: 'sail', over: 4, say: 'The little {engine} has been serviced every spring and is easy to reach.' },
  { over: 4, say: 'Spars were stripped and re-varnished in {lately}.', needs: 'sail' },
  {
    over: 4,
    say: 'Sails are cream Dacron and in good order, with a fitted cover for the main.',
    needs: 'sail',
  },
  'Photographs of the restoration fill an album that comes with her.',
  'She gathers a crowd on any quay, so allow time for conversation.',
  'Her history is well documented back to the builder’s yard book.',
  'Wooden boats are work; they are also the reason that some of us go afloat at all.',
  { over: 4, say: 'A full set of winter covers on a frame was made in {lately}.' },
];

export const SUPERYACHT_LINES: readonly Line[] = [
  'Accommodation is for {guests} guests, with a further {crew} crew in separate quarters.',
  'The current captain has been with her since delivery and is willing to stay.',
  'Guest areas have been refreshed with new fabrics, carpets and loose furniture.',
  { over: 4, say: 'The last special survey was completed in {lately} without conditions of class.' },
  { over: 4, say: 'Repainted above the waterline in {lately} and maintained by a professional crew since.' },
  {
    over: 4,
    say: 'Navigation and communications were replaced in {lately}, including satellite internet with crew and guest networks.',
  },
  { over: 4, say: 'Generators were rebuilt in {lately} and have run fewer than 1,500 hours since.' },
  {
    over: 4,
    say: 'Main machinery has followed the makers’ planned maintenance and all records are available.',
  },
  {
    over: 6,
    say: 'A yard period in {lately} covered decks, hydraulics, tank coatings and a new audio-visual system.',
  },
  'She is built to class and complies with the commercial yacht code, so charter income is open to her next owner.',
  { needs: 'motor', say: 'Zero-speed stabilisers keep her level at anchor.' },
  'The galley is fully professional and the crew mess, laundry and stores are properly sized.',
  'Dining is for the full complement of guests either inside or on the aft deck under shade.',
  {
    needs: 'large',
    say: 'Her gymnasium opens to the sea and doubles as a changing room for the dive equipment.',
  },
  'Tenders and toys include a main tender, rescue boat, paddleboards, wakeboards and diving gear.',
  'Air conditioning is zoned by cabin and quiet enough to forget.',
  { needs: 'large', say: 'Crew circulation is entirely separate from the guest areas, as it should be.' },
  { needs: 'large', say: 'The owner’s suite has its own study, dressing room and bathroom with a view out.' },
  'Sunrise on the foredeck and sunset aft: there is seating wherever the light is.',
  {
    needs: 'sail',
    say: 'She is a genuine sailing yacht, with push-button control of every sail from either helm.',
  },
  {
    needs: 'sail',
    say: 'Under way the deck is clear of lines and the guest cockpit is well forward of the work.',
  },
  { needs: 'sail', over: 4, say: 'Standing rigging was inspected ultrasonically in {lately}.' },
  {
    needs: 'sail',
    over: 4,
    say: 'A new cruising suit of sails was delivered in {lately} and has been little used.',
  },
  {
    needs: 'motor',
    say: 'Economical cruising speed gives real ocean range; there is more in hand when the diary requires it.',
  },
  {
    needs: 'motor',
    say: 'Twin bow and stern thrusters with wing controls make berthing straightforward in tight harbours.',
  },
  { needs: 'motor', say: 'Emission and noise levels meet the rules of the northern marine parks.' },
  'She has been privately used, lightly and with evident affection.',
  'Offered fully equipped with china, glass, linen and spares, down to the last teaspoon.',
  'Realistic offers will be considered and a sea trial can follow on signature and deposit.',
  'Ownership is through a company, which may be transferred with her if convenient.',
  { over: 3, say: 'Insurance survey, flag documents and builder’s certificate can be inspected by counsel.' },
  'Interior volume is exceptional for her length, and the ceiling heights show it.',
];
