/** A description mentions each of these once, so that its sentences do not repeat or contradict each other. */
const TOPICS = {
  rigging: /rigging|\brig\b|rigged/i,
  sails: /\bsails?\b|\bmain\b|mainsail|genoa|\bjib\b|laundered|valeted/i,
  engine: /\bengines?\b|diesel\b|\bhours\b|outboard|serviced|service (?:record|history)|oil\b/i,
  bottom: /antifoul|coppercoat|epox|osmosis|moisture|blacked|blacking|anodes?|drydock|overplated|slipped/i,
  survey: /survey|surveyor|gaugings|ultrasonic/i,
  teak: /teak|varnish|brightwork/i,
  upholstery: /upholster|cushions|furnishings|carpets|re-trimmed|fabrics|sofas/i,
  power: /batter|solar|lithium|inverter|rewired|re-wired|shore power|electrics|wiring|victron/i,
  heating: /heat(?:er|ing|s|ed)\b|stove|boiler|webasto|wood-burner|warm on|warm\b/i,
  canvas: /canop|sprayhood|stackpack|bimini|cover\b|covers\b|enclosure|cratch|pram|tonneau/i,
  papers: /invoice|receipt|\bbills\b|paperwork|papers|logbook|folder|\bfile\b|stamp book/i,
  tenure: /\byears\b|since (?:19|20)\d\d|\{owned\}|\{purchase\}|bought her/i,
  storage: /ashore|indoors|\bbarn\b|garage|boathouse|under cover|winter/i,
  galley: /galley|cooker|fridge|\bhob\b|kitchen|sink/i,
  electronics: /plotter|electronics|instruments|navigation and communications|\bVHF\b|fish finder/i,
  anchor: /anchor|windlass/i,
  propeller: /propeller|stern gear|stern gland|cutless/i,
  seacocks: /seacock|through-hull|skin fitting/i,
  windows: /window|porthole|glazing|glazed|leaks?\b/i,
  headlining: /headlin/i,
  lines: /halyard|control lines|ropes|sheets\b|lines lead|comes back to the cockpit|tapered/i,
  thruster: /thruster/i,
  tender: /\btenders?\b|toys/i,
  tubes: /\btubes\b/i,
  trailer: /trailer|trolley|combi/i,
  paint: /repaint|painted|paintwork|polish|gelcoat|two-pack|shine/i,
  space: /headroom|small below|saloon|standing/i,
  sidedecks: /side decks|walk-round deck/i,
  flybridge: /flybridge|wet bar/i,
  charter: /charter|privately|commercial yacht code/i,
  generator: /generator/i,
  refit: /refit|yard period/i,
  stabilisers: /stabilis|paravanes/i,
  crew: /\bcrew\b|captain/i,
  owner: /owner’s suite|master suite|owner’s cabin|master on/i,
  class: /\bclass\b|certificate/i,
  price: /\bpriced?\b|offers?\b/i,
  winches: /winch/i,
  mooring: /mooring is|berth transfer|berth is/i,
  insurance: /insur/i,
  kit: /ropes, |lifejackets|fenders/i,
  wheelhouse: /wheelhouse|helm position|pilothouse/i,
  shower: /shower|bathroom|\bbath\b/i,
  licence: /licen[cs]e|safety certificate/i,
  dries: /dries out|drying|dried out|takes the ground|upright/i,
  condition: /condition|presented|presentation|among the best|as clean/i,
  measurements: /measur|dimensions/i,
  weight: /\bkilos\b|weigh|light enough|carry it/i,
  damage: /scratch|\bding|repair|patch|damage/i,
  photographs: /photographs|pictures|video/i,
  trial: /sea trial/i,
  exchange: /part.exchange/i,
  warranty: /warranty|guarantee/i,
  carriage: /deliver|carriage|courier|postage|\bpost\b|posting/i,
  serial: /serial number/i,
  manual: /manual|handbook/i,
  reason:
    /because|surplus|outgrown|changing to|swapped|spare\b|selling|instead of|gone over to|going bigger|second boat|moved to|swallowing|fell through|then sold|we went over|given a|found a complete|broken up|donor|came with|not regretted|retired with|moving ashore|sadly|for sale owing|giving up|not going alone|somebody should|exchange it|reason for sale|parting with/i,
} as const satisfies Record<string, RegExp>;

export type Topic = keyof typeof TOPICS;

const known = new Map<string, readonly Topic[]>();

/** Cached, because the same sentences are considered for many adverts. */
export function topicsOf(text: string): readonly Topic[] {
  const topics =
    known.get(text) ?? (Object.keys(TOPICS) as Topic[]).filter((topic) => TOPICS[topic].test(text));
  known.set(text, topics);
  return topics;
}
