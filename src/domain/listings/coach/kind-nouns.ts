import type { CATEGORIES, CategoryId } from '../../taxonomy/categories.ts';
import { resolvePlacement } from '../../taxonomy/category-names.ts';
import { listingNoun } from '../../taxonomy/listing-nouns.ts';

type KindNouns = {
  [C in (typeof CATEGORIES)[number] as C['id']]?: { [S in C['subcategories'][number]['id']]?: string };
};

/** One of a kind, in a sentence. Kinds that mix two things ("Kayaks & Canoes") have no word. */
const NOUNS: KindNouns = {
  sailing: {
    cruiser: 'sailing cruiser',
    yacht: 'racing yacht',
    bluewater: 'blue water yacht',
    daysailer: 'day sailer',
    catamaran: 'catamaran',
    trimaran: 'trimaran',
  },
  motor: {
    cruiser: 'motor cruiser',
    sports: 'sports cruiser',
    yacht: 'motor yacht',
    speedboat: 'speedboat',
    canal: 'canal boat',
  },
  'small-craft': {
    dinghies: 'sailing dinghy',
    paddleboards: 'paddleboard',
    tenders: 'tender',
    rowing: 'rowing boat',
  },
  specialist: {
    narrowboat: 'narrowboat',
    houseboat: 'houseboat',
    fishing: 'fishing boat',
    'dutch-barge': 'Dutch barge',
    workboat: 'workboat',
    classic: 'classic boat',
  },
  superyachts: {
    'motor-yacht': 'motor yacht',
    'sailing-yacht': 'sailing yacht',
    expedition: 'expedition yacht',
    'luxury-cat': 'catamaran',
  },
  engines: { outboard: 'outboard motor', inboard: 'inboard engine', trailers: 'trailer' },
};

/** "sailing cruiser", "outboard motor"; "boat" or "item" where the kind is not known that well. */
export function kindNoun(category: string, subcategory: string): string {
  const placement = resolvePlacement(category, subcategory);
  const nouns: Readonly<Record<string, string>> = NOUNS[placement?.category as CategoryId] ?? {};
  const kind = placement?.subcategory ?? '';
  return (Object.hasOwn(nouns, kind) && nouns[kind]) || listingNoun({ category, subcategory });
}
