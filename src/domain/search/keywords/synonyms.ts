import { singular } from './singular.ts';

/**
 * Boating terms with the same meaning, in the singular. `kind` is matched only against how a listing is classified
 * (category, subcategory, hull, keel, fuel), so that "yacht" finds every sailing boat without finding everything that
 * has sails.
 */
type SynonymGroup = { readonly said: readonly string[]; readonly kind?: string };

const SYNONYMS: readonly SynonymGroup[] = [
  { said: ['yacht', 'sailing boat', 'sailboat', 'sailing yacht'], kind: 'sailing' },
  { said: ['motorboat', 'motor boat', 'powerboat', 'power boat'], kind: 'motor' },
  { said: ['motor yacht', 'motoryacht'], kind: 'motor yacht' },
  { said: ['superyacht', 'super yacht', 'megayacht', 'mega yacht'], kind: 'superyachts' },
  { said: ['speedboat', 'speed boat'] },
  { said: ['sportsboat', 'sports boat', 'sport boat'] },
  { said: ['narrowboat', 'narrow boat'] },
  { said: ['houseboat', 'house boat'] },
  { said: ['widebeam', 'wide beam'] },
  { said: ['canal boat', 'canalboat'], kind: 'canal' },
  { said: ['workboat', 'work boat'] },
  { said: ['fishing boat', 'angling boat', 'fisher boat'], kind: 'fishing' },
  { said: ['rowing boat', 'rowboat', 'row boat'], kind: 'rowing' },
  { said: ['dayboat', 'day boat', 'daysailer', 'day sailer', 'daysailor', 'day sailor'] },
  { said: ['bluewater', 'blue water'] },
  { said: ['liveaboard', 'live aboard'] },
  { said: ['catamaran', 'cat'] },
  { said: ['trimaran', 'tri'] },
  { said: ['rib', 'rhib', 'rigid inflatable', 'rigid hull inflatable', 'rigid hulled inflatable'] },
  { said: ['jetski', 'jet ski', 'pwc', 'personal watercraft', 'waverunner', 'wave runner'] },
  { said: ['paddleboard', 'paddle board', 'sup', 'stand up paddleboard'] },
  { said: ['trailer sailer', 'trailer sailor', 'trailersailer'] },

  { said: ['grp', 'fibreglass', 'fiberglass', 'glassfibre', 'glass fibre', 'glass reinforced plastic'] },
  { said: ['aluminium', 'aluminum'] },
  { said: ['wood', 'wooden', 'timber'] },
  { said: ['ferro cement', 'ferrocement', 'ferro'], kind: 'concrete' },
  { said: ['carbon fibre', 'carbon fiber'] },

  { said: ['bilge keel', 'bilge keeler', 'twin keel', 'twin keeler'], kind: 'bilge' },
  { said: ['fin keel', 'fin keeler'], kind: 'fin' },
  { said: ['long keel', 'long keeler', 'full keel'], kind: 'full' },
  { said: ['lifting keel', 'lift keel', 'liftkeel'], kind: 'lifting' },
  { said: ['swing keel', 'swinging keel'], kind: 'swing' },
  {
    said: ['centreboard', 'centerboard', 'centre board', 'centre plate', 'centreplate'],
    kind: 'centerboard',
  },
  { said: ['centre cockpit', 'center cockpit'] },
  { said: ['centre console', 'center console'] },

  { said: ['outboard', 'outboard motor', 'outboard engine', 'ob'] },
  { said: ['petrol', 'gasoline'] },
  { said: ['saildrive', 'sail drive'] },
  { said: ['sterndrive', 'stern drive', 'outdrive', 'out drive'] },
  { said: ['bow thruster', 'bowthruster'] },
  { said: ['generator', 'genset'] },
  { said: ['chartplotter', 'chart plotter', 'plotter'] },
  { said: ['autopilot', 'auto pilot', 'autohelm', 'auto helm'] },
  { said: ['depth sounder', 'echo sounder'] },
  { said: ['fishfinder', 'fish finder'] },
  { said: ['liferaft', 'life raft'] },
  { said: ['lifejacket', 'life jacket', 'buoyancy aid'] },
  { said: ['sprayhood', 'spray hood'] },
  { said: ['mainsail', 'main sail'] },
  { said: ['fridge', 'refrigerator'] },
  { said: ['toilet', 'heads', 'loo'] },
];

/** Every boating term, in the singular. */
export const EXPRESSIONS: readonly string[] = SYNONYMS.flatMap(({ said }) => said);

export type Synonym = { readonly words: readonly string[]; readonly kind?: true };

const keyOf = (words: readonly string[]) => words.map(singular).join(' ');

const GROUP_OF: ReadonlyMap<string, SynonymGroup> = new Map(
  SYNONYMS.flatMap((group) => group.said.map((said) => [keyOf(said.split(' ')), group] as const)),
);

export const MAX_EXPRESSION_WORDS = Math.max(...[...GROUP_OF.keys()].map((key) => key.split(' ').length));

/** The synonyms of these words taken as one term; empty when they are not a known term. */
export function synonymsOf(words: readonly string[]): readonly Synonym[] {
  const key = keyOf(words);
  const group = GROUP_OF.get(key);
  if (!group) return [];
  const others: Synonym[] = group.said
    .map((said) => said.split(' '))
    .filter((said) => keyOf(said) !== key)
    .map((said) => ({ words: said }));
  return group.kind ? [...others, { words: group.kind.split(' '), kind: true }] : others;
}
