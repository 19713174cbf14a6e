import { singular } from './singular.ts';

/**
 * Boating terms with the same meaning, in the singular. `kind` is matched only against how a listing is classified
 * (category, subcategory, hull, keel, fuel), so that "yacht" finds every sailing boat without finding everything that
 * has sails.
 */
type SynonymGroup = { readonly expressions: readonly string[]; readonly kind?: string };

const SYNONYMS: readonly SynonymGroup[] = [
  { expressions: ['yacht', 'sailing boat', 'sailboat', 'sailing yacht'], kind: 'sailing' },
  { expressions: ['motorboat', 'motor boat', 'powerboat', 'power boat'], kind: 'motor' },
  { expressions: ['motor yacht', 'motoryacht'], kind: 'motor yacht' },
  { expressions: ['superyacht', 'super yacht', 'megayacht', 'mega yacht'], kind: 'superyachts' },
  { expressions: ['speedboat', 'speed boat'] },
  { expressions: ['sportsboat', 'sports boat', 'sport boat'] },
  { expressions: ['narrowboat', 'narrow boat'] },
  { expressions: ['houseboat', 'house boat'] },
  { expressions: ['widebeam', 'wide beam'] },
  { expressions: ['canal boat', 'canalboat'], kind: 'canal' },
  { expressions: ['workboat', 'work boat'] },
  { expressions: ['fishing boat', 'angling boat', 'fisher boat'], kind: 'fishing' },
  { expressions: ['rowing boat', 'rowboat', 'row boat'], kind: 'rowing' },
  { expressions: ['dayboat', 'day boat', 'daysailer', 'day sailer', 'daysailor', 'day sailor'] },
  { expressions: ['bluewater', 'blue water'] },
  { expressions: ['liveaboard', 'live aboard'] },
  { expressions: ['catamaran', 'cat'] },
  { expressions: ['trimaran', 'tri'] },
  { expressions: ['rib', 'rhib', 'rigid inflatable', 'rigid hull inflatable', 'rigid hulled inflatable'] },
  { expressions: ['jetski', 'jet ski', 'pwc', 'personal watercraft', 'waverunner', 'wave runner'] },
  { expressions: ['paddleboard', 'paddle board', 'sup', 'stand up paddleboard'] },
  { expressions: ['trailer sailer', 'trailer sailor', 'trailersailer'] },

  {
    expressions: ['grp', 'fibreglass', 'fiberglass', 'glassfibre', 'glass fibre', 'glass reinforced plastic'],
  },
  { expressions: ['aluminium', 'aluminum'] },
  { expressions: ['wood', 'wooden', 'timber'] },
  { expressions: ['ferro cement', 'ferrocement', 'ferro'], kind: 'concrete' },
  { expressions: ['carbon fibre', 'carbon fiber'] },

  { expressions: ['bilge keel', 'bilge keeler', 'twin keel', 'twin keeler'], kind: 'bilge' },
  { expressions: ['fin keel', 'fin keeler'], kind: 'fin' },
  { expressions: ['long keel', 'long keeler', 'full keel'], kind: 'full' },
  { expressions: ['lifting keel', 'lift keel', 'liftkeel'], kind: 'lifting' },
  { expressions: ['swing keel', 'swinging keel'], kind: 'swing' },
  {
    expressions: ['centreboard', 'centerboard', 'centre board', 'centre plate', 'centreplate'],
    kind: 'centerboard',
  },
  { expressions: ['centre cockpit', 'center cockpit'] },
  { expressions: ['centre console', 'center console'] },

  { expressions: ['outboard', 'outboard motor', 'outboard engine', 'ob'] },
  { expressions: ['petrol', 'gasoline'] },
  { expressions: ['saildrive', 'sail drive'] },
  { expressions: ['sterndrive', 'stern drive', 'outdrive', 'out drive'] },
  { expressions: ['bow thruster', 'bowthruster'] },
  { expressions: ['generator', 'genset'] },
  { expressions: ['chartplotter', 'chart plotter', 'plotter'] },
  { expressions: ['autopilot', 'auto pilot', 'autohelm', 'auto helm'] },
  { expressions: ['depth sounder', 'echo sounder'] },
  { expressions: ['fishfinder', 'fish finder'] },
  { expressions: ['liferaft', 'life raft'] },
  { expressions: ['lifejacket', 'life jacket', 'buoyancy aid'] },
  { expressions: ['sprayhood', 'spray hood'] },
  { expressions: ['mainsail', 'main sail'] },
  { expressions: ['fridge', 'refrigerator'] },
  { expressions: ['toilet', 'heads', 'loo'] },
  { expressions: ['four stroke', '4 stroke'] },
  { expressions: ['two stroke', '2 stroke'] },
  { expressions: ['two cabin', '2 cabin'] },
  { expressions: ['three cabin', '3 cabin'] },
  { expressions: ['two bedroom', '2 bedroom', 'two bed', '2 bed'] },
  { expressions: ['log burner', 'wood burner', 'woodburner', 'solid fuel stove', 'multi fuel stove'] },
];

/** Every boating term, in the singular. */
export const EXPRESSIONS: readonly string[] = SYNONYMS.flatMap(({ expressions }) => expressions);

export type Synonym = { readonly words: readonly string[]; readonly kind?: true };

const keyOf = (words: readonly string[]) => words.map(singular).join(' ');

const GROUP_OF: ReadonlyMap<string, SynonymGroup> = new Map(
  SYNONYMS.flatMap((group) =>
    group.expressions.map((expression) => [keyOf(expression.split(' ')), group] as const),
  ),
);

export const MAX_EXPRESSION_WORDS = Math.max(...[...GROUP_OF.keys()].map((key) => key.split(' ').length));

/** The synonyms of these words taken as one term; empty when they are not a known term. */
export function synonymsOf(words: readonly string[]): readonly Synonym[] {
  const key = keyOf(words);
  const group = GROUP_OF.get(key);
  if (!group) return [];
  const others: Synonym[] = group.expressions
    .map((expression) => expression.split(' '))
    .filter((expression) => keyOf(expression) !== key)
    .map((expression) => ({ words: expression }));
  return group.kind ? [...others, { words: group.kind.split(' '), kind: true }] : others;
}
