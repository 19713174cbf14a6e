import '../fields/complete-fields.ts';
import { resolveCategory, resolveSubcategory } from '../../taxonomy/category-names.ts';
import { isBoat } from '../../taxonomy/listing-nouns.ts';
import { type DescribedBoat, displayValue } from '../fields/display-value.ts';
import { type FieldName, fieldDefinition, fieldWords } from '../fields/fields.ts';
import { fieldsFor } from '../fields/form-fields.ts';
import { isStated, PAPER_LINES, titleOfLine } from '../fields/papers.ts';

/** A listing as far as its seller has written it. */
export type CoachedListing = { facts: DescribedBoat; photos: number };

type Advice = {
  /** In points, beside those of the other advice for the same kind of listing. */
  worth: number;
  /** What buyers do with it. */
  why: string;
  /** How much of it is there, from 0 to 1. Undefined where such a listing has nothing of the kind. */
  share: (listing: CoachedListing) => number | undefined;
  /** What to do next. */
  step: (listing: CoachedListing) => string;
  /** Where to do it: a field of the form, or the photos. */
  at: (listing: CoachedListing) => FieldName | 'images';
};

const GOAL = {
  photos: { boat: 8, other: 3 },
  descriptionLength: { boat: 400, other: 150 },
} as const;

/** What makes a listing easy to find, to judge and to trust. The one table of weights. */
export const ADVICE = {
  photos: {
    worth: 24,
    why: 'The first photo is what buyers see in a list, and the others decide whether they ask.',
    share: (listing) => Math.min(1, listing.photos / goalOf(listing, 'photos')),
    step: (listing) => {
      const missing = goalOf(listing, 'photos') - listing.photos;
      return `Add ${missing}${listing.photos > 0 ? ' more' : ''} ${missing === 1 ? 'photo' : 'photos'}`;
    },
    at: () => 'images',
  },
  kind: ofFields(
    ['mooringKind', 'mooringOffer', 'mooringTerm', 'yearlyCost', 'residential', 'mooringServices'],
    {
      worth: 24,
      why: 'What buyers of a mooring compare first, and filter by.',
    },
  ),
  part: ofFields(
    ['partType', 'electronicType', 'sailType', 'sailSize', 'luff', 'leech', 'foot', 'sailCloth', 'fitsBoat'],
    { worth: 24, why: 'Buyers need to know whether it fits their boat.' },
  ),
  trailer: ofFields(['trailerType', 'maxWeight', 'grossWeight', 'axles', 'suitableBoatLength', 'brakes'], {
    worth: 24,
    why: 'Buyers need to know whether it carries their boat and whether they may tow it.',
  }),
  description: {
    worth: 14,
    why: 'Its history and condition in your own words save both of you the first ten questions.',
    share: (listing) =>
      Math.min(1, textOf(listing, 'description').length / goalOf(listing, 'descriptionLength')),
    step: (listing) =>
      textOf(listing, 'description') ? 'Say more in the description' : 'Write a description',
    at: () => 'description',
  },
  size: ofFields(['yearBuilt', 'length'], {
    worth: 12,
    why: 'A search by year or length leaves out what does not say.',
  }),
  make: ofFields(['make', 'model'], {
    worth: 10,
    why: 'Buyers search by make and model, and price guides compare by them.',
  }),
  engine: ofFields(['engineType', 'engineMake', 'enginePower', 'engineHours', 'fuelType', 'shaftLength'], {
    worth: 10,
    why: 'The engine is the costliest part to replace, so buyers ask about it early.',
  }),
  contact: {
    worth: 10,
    why: 'Nobody can buy from a seller they cannot reach.',
    share: ({ facts }) => Number(facts.showPhone === true || facts.showEmail === true),
    step: () => 'Let buyers call or message you',
    at: () => 'showEmail',
  },
  papers: {
    worth: 10,
    why: 'Papers tell buyers that the boat is yours to sell and free of other people’s claims.',
    share: (listing) => {
      const lines = paperLinesOf(listing);
      const stated = lines.filter((line) => isStated(listing.facts, line));
      return lines.length > 0 ? stated.length / lines.length : undefined;
    },
    step: (listing) => `Say which papers you have: ${listed(missingLinesOf(listing).map(titleOfLine))}`,
    at: (listing) => missingLinesOf(listing)[0] ?? 'vatEvidence',
  },
  hull: ofFields(['beam', 'draft', 'hullMaterial', 'keelType', 'sternType'], {
    worth: 8,
    why: 'They decide whether it fits a berth, a lock or a drying mooring.',
  }),
  onBoard: ofFields(['berths', 'heads', 'seatingCapacity', 'heating', 'galley'], {
    worth: 6,
    why: 'Families and liveaboards choose by what is on board.',
  }),
  condition: ofFields(['condition'], {
    worth: 5,
    why: 'Buyers filter by it and plan their budget around it.',
  }),
  equipment: ofFields(['electronics', 'safetyEquipment', 'sailInventory'], {
    worth: 4,
    why: 'What is included saves the buyer its price.',
  }),
  handover: ofFields(['afloat', 'mooringIncluded', 'trailerIncluded'], {
    worth: 3,
    why: 'It tells buyers how to view it and how to take it home.',
  }),
} as const satisfies Record<string, Advice>;

export type AdviceId = keyof typeof ADVICE;
export const ADVICE_IDS = Object.keys(ADVICE) as [AdviceId, ...AdviceId[]];

export const adviceOf = (id: AdviceId): Advice => ADVICE[id];

/** Advice to fill in fields, as far as the form asks for them. */
function ofFields(
  fields: readonly [FieldName, ...FieldName[]],
  { worth, why }: Pick<Advice, 'worth' | 'why'>,
): Advice {
  const askedOf = (listing: CoachedListing) => {
    const asked = askedBy(listing);
    return fields.filter((name) => asked.has(name));
  };
  const missingOf = (listing: CoachedListing) =>
    askedOf(listing).filter((name) => displayValue(listing.facts, name) === undefined);
  return {
    worth,
    why,
    share: (listing) => {
      const asked = askedOf(listing);
      return asked.length > 0 ? 1 - missingOf(listing).length / asked.length : undefined;
    },
    step: (listing) =>
      `Add ${listed(missingOf(listing).map((name) => inSentence(fieldWords(name, listing.facts.category).label)))}`,
    at: (listing) => missingOf(listing)[0] ?? fields[0],
  };
}

/** The fields that the form asks for, without those that another answer has made pointless. */
function askedBy({ facts }: CoachedListing): ReadonlySet<FieldName> {
  const category = resolveCategory(textOf({ facts }, 'category'))?.id;
  const subcategory = category && resolveSubcategory(category, textOf({ facts }, 'subcategory'));
  return new Set(
    fieldsFor(category, subcategory).filter((name) => {
      const { hiddenBy } = fieldDefinition(name);
      return !hiddenBy || facts[hiddenBy.field as FieldName] !== hiddenBy.is;
    }),
  );
}

function paperLinesOf(listing: CoachedListing) {
  const asked = askedBy(listing);
  return PAPER_LINES.filter((line) => asked.has(line));
}

const missingLinesOf = (listing: CoachedListing) =>
  paperLinesOf(listing).filter((line) => !isStated(listing.facts, line));

function goalOf(listing: CoachedListing, goal: keyof typeof GOAL): number {
  return GOAL[goal][isBoat({ category: textOf(listing, 'category') }) ? 'boat' : 'other'];
}

function textOf({ facts }: Pick<CoachedListing, 'facts'>, name: FieldName): string {
  const value = facts[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** "year built", and "VAT evidence" as it is. */
const inSentence = (label: string) =>
  /^[A-Z][^A-Z]*$/.test(label) ? `${label.charAt(0).toLowerCase()}${label.slice(1)}` : label;

const LISTED = 3;

/** "A, B and C"; of more, the first three. */
function listed(words: readonly string[]): string {
  const shown = words.slice(0, LISTED);
  if (words.length > LISTED) return `${shown.join(', ')} and more`;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}
