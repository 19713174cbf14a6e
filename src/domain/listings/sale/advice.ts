import { resolveCategory } from '../../taxonomy/category-names.ts';
import { type FieldName, fieldDefinition, fieldWords } from '../fields/fields.ts';
import { fieldsFor } from '../fields/form-fields.ts';
import { ENOUGH_BOATS } from './price-guide.ts';

/** The comparable boats that are public: how many, how many cost less, and how many photos half of them have at least. */
export interface AmongSimilar {
  count: number;
  cheaper: number;
  medianPhotos: number;
}

export interface AdvisedBoat {
  /** On the market: nothing is advised about a boat that buyers cannot find. */
  live: boolean;
  photos: number;
  /** Buyers who wait for a reply. */
  waiting: number;
  /** What its listing says; facts that it leaves open are null, and those that its seller does not know "unknown". */
  facts: Readonly<Partial<Record<FieldName, unknown>>>;
  similar: AmongSimilar | undefined;
}

/** From this share of cheaper boats on, the price is worth a sentence. */
const HIGH_PRICE_PERCENT = 75;
/** Fewer than the others by at least this many. */
const PHOTOS_BEHIND = 3;
const FACTS_NAMED = 3;

const LIST = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const isMissing = (value: unknown) => value === null || value === undefined || value === '';

/** The facts of the line under a boat's name that its listing leaves open. */
function missingFacts(facts: AdvisedBoat['facts']): string[] {
  const category = resolveCategory(String(facts.category ?? ''))?.id;
  const asked = fieldsFor(category, facts.subcategory as string | null);
  return asked
    .filter((name) => {
      const { keyFact } = fieldDefinition(name);
      return keyFact && !keyFact.only?.every((only) => only !== category) && isMissing(facts[name]);
    })
    .map((name) => fieldWords(name, category).label);
}

function missingInWords(facts: AdvisedBoat['facts']): string | null {
  const labels = missingFacts(facts);
  if (labels.length === 0) return null;
  const named = labels.slice(0, FACTS_NAMED).map((label) => label.toLowerCase());
  return `It does not give the ${LIST.format(named)}.`;
}

/** The one thing that would help most, as a fact; null when there is nothing to say. The first that applies is chosen. */
export function adviceFor({ live, photos, waiting, facts, similar }: AdvisedBoat): string | null {
  if (!live) return null;
  if (waiting > 0)
    return waiting === 1 ? 'One buyer is waiting for a reply.' : `${waiting} buyers are waiting for a reply.`;
  if (photos === 0) return 'It has no photos.';
  const compared = similar && similar.count >= ENOUGH_BOATS ? similar : undefined;
  if (compared && photos + PHOTOS_BEHIND <= compared.medianPhotos)
    return `It has ${photos === 1 ? 'one photo' : `${photos} photos`}; half of ${compared.count} similar boats have at least ${Math.floor(compared.medianPhotos)}.`;
  const percent = compared ? Math.floor((compared.cheaper / compared.count) * 100) : 0;
  if (compared && percent >= HIGH_PRICE_PERCENT)
    return percent === 100
      ? `Priced above all ${compared.count} similar boats.`
      : `Priced above ${percent}% of ${compared.count} similar boats.`;
  return missingInWords(facts);
}
