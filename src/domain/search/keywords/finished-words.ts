import { BOAT_WORDS, GOODS_WORDS } from './goods-words.ts';
import { singular } from './singular.ts';

/** What adverts say about a boat, in the singular and in the forms that are usual. */
const IN_ADVERTS =
  'hull keel skeg rudder tiller deck teak cockpit coachroof cabin saloon galley wheelhouse flybridge hardtop bimini canopy ' +
  'cover tonneau upholstery cushion carpet lining headlining window porthole hatch locker ' +
  'cooker oven hob microwave freezer shower basin bath heating boiler stove radiator insulation plumbing wiring ' +
  'solar panel inverter turbine lighting thruster steering instrument compass sounder transponder ' +
  'diesel petrol electric hybrid shaft exhaust tank bilge pump ' +
  'steel mahogany plywood epoxy gelcoat osmosis varnish varnished painted blacked blacking anode ' +
  'antifoul antifouled antifouling furling furler gennaker chute staysail trysail batten standing halyard sheet ' +
  'warp davit passerelle ladder gangway trolley cradle survey surveyed valuation service serviced history ' +
  'manual invoice certificate licence license registered registration ownership residential ' +
  'project restored restoration refurbished refit renovated rebuilt overhauled volvo lister';

/** These begin other words for boats and parts: "motorsailer", "sailboat", "propeller". */
const UNFINISHED = ['motor', 'sail', 'prop'];

const FINISHED: ReadonlySet<string> = new Set([...BOAT_WORDS, ...GOODS_WORDS, ...IN_ADVERTS.split(' ')]);

/**
 * Whether the visitor has typed a whole word, so that it is not matched as a prefix: as one, "cabin" would also find
 * "cabinet" and "mast" every "master cabin". The text index also finds whole words several times faster.
 */
export const isFinished = (word: string): boolean =>
  FINISHED.has(singular(word)) && !UNFINISHED.includes(singular(word));
