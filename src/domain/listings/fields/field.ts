import type { CategoryId, SubcategoryId } from '../../taxonomy/categories.ts';
import type { DetailGroupId } from './detail-groups.ts';

/** The unit in which a number is stored and sent. */
export type FieldUnit = 'ft' | 'm' | 'HP' | 'litres' | 'kg' | 'm²' | 'money' | 'year';

/** "3" is exactly three, "6+" is six or more. */
export type CountChoice = `${number}` | `${number}+`;

/**
 * Which forms ask for a field: all of them ("always"), or those of the listed categories: for the whole category
 * ("all"), for every subcategory once one is chosen ("each kind"), or for some. "offered" is optional in every form.
 */
export type Asked =
  | 'always'
  | 'offered'
  | { readonly [C in CategoryId]?: 'all' | 'each kind' | readonly SubcategoryId<C>[] };

/** The Advanced Search dialogs that have the filter: those of these categories, or wherever a form asks for the field. */
export type Advanced = 'where asked' | readonly (CategoryId | 'any')[];

type FilterWords = {
  /** Defaults to the field's own. */
  label?: string;
  placeholder?: string;
  /** Other parameter names for this filter. They are read first and never written. */
  otherNames?: readonly string[];
};

type FilterBounds = {
  /** Defaults to 1: nobody searches for zero. */
  min?: number;
  /** Defaults to the field's own. */
  max?: number;
  /** The chip's text, with braces in place of the amount. */
  chip?: string;
};

/** How a field can be filtered. A range is two filters with one chip. */
export type FieldFilter = {
  advanced?: Advanced;
  /** Each value is shown with the number of boats that it would leave. */
  facet?: true;
} & (
  | (FilterWords & { by: 'exact' | 'place' | 'county'; name: string })
  | (FilterWords & {
      by: 'same name' | 'contains';
      name: string;
      /** The filter accepts several values. */
      several?: true;
    })
  | (FilterWords & {
      by: 'count';
      name: string;
      choices: readonly CountChoice[];
      chip: { one: string; many: string };
    })
  | (FilterWords & FilterBounds & { by: 'at least' | 'at most'; name: string; chip: string })
  /** On or off: anything but "none" is stated, a date has not passed, or "none" is stated. */
  | (FilterWords & { by: 'stated' | 'in date' | 'none'; name: string; chip: string })
  | (FilterBounds & {
      by: 'range';
      from: FilterWords & { name: string };
      /** `endless` is a maximum that means "no maximum". */
      to: FilterWords & { name: string; endless?: number };
    })
);

/** Shown in the line of facts under a boat's name; `text` adds context to the bare value. */
export type KeyFact = {
  icon: 'calendar' | 'ruler' | 'bed' | 'engine' | 'gauge';
  text?: string;
  /** Shown for these categories only. */
  only?: readonly CategoryId[];
};

type TextValue = {
  control: 'text' | 'textarea' | 'email' | 'tel';
  maxLength: number;
  /** The source of the input's suggestions. */
  suggest?: 'make' | 'model' | 'place';
  default?: string;
  /** The form of its text, which is checked and written in one way. */
  readAs?: 'hull number';
  /** How many of its last characters only the owner and administrators see. Others see dots. */
  hiddenEnd?: number;
};

type NumberValue = {
  control: 'number' | 'integer';
  min: number;
  max: number | 'next year';
  step: number;
  /** Zero is refused, although it is the lower bound of stored values. */
  positive?: true;
  unit?: FieldUnit;
  /** Whether a seller's "unknown" clears the field or is stored as is. */
  unknown?: 'cleared' | 'stored';
  /** The API returns it as text, as specified. */
  returnedAs?: 'text';
  /** Words that people write beside the number: "3' draft". */
  saidWith?: readonly string[];
};

type ChoiceValue = {
  control: 'choice';
  /** Each value, as stored and sent, with its label. */
  options: Readonly<Record<string, string>>;
  /** Other accepted spellings, with the value that each one means. */
  spellings?: Readonly<Record<string, string>>;
  /** The text field that explains "other", and spellings that imply "other" with the text to store. */
  other?: { field: string; spellings: Readonly<Record<string, string>> };
  default?: string;
  /** The form starts at "Choose…" and sends this when nothing is chosen, instead of the API's default. */
  unstated?: string;
};

/** A list of items to tick; the seller's own text is added as "Other: text". */
type ChecklistValue = {
  control: 'checklist';
  items: readonly string[];
  /** The words on the page, where they differ from the stored value. */
  labels?: Readonly<Record<string, string>>;
};

/** A day, stored and sent as "2028-03-31". */
type DateValue = {
  control: 'date';
  /** A day to come is refused. */
  past?: true;
};

type PlainValue = { control: 'checkbox' | 'category' | 'subcategory' };

/**
 * Where OpenMarine files have a field: an element of `advert_features`, or an item of a section of `boat_features`. Names
 * are compared without case and punctuation.
 */
export type OpenMarinePlace =
  | 'advert feature'
  | {
      section?: string;
      item: string;
      unit?: 'feet' | 'metres' | 'litres';
      /** Other names of the item, read but not written. */
      otherNames?: readonly string[];
      /** For checklists: sections whose items are entries of the list ("radar: true"). */
      listedIn?: readonly string[];
    };

export type Field = {
  label: string;
  /** One line under the control, where the label alone is ambiguous. Read with `helpOf`. */
  help?: string;
  /** Other words where the category is not a boat's. */
  wordsFor?: { readonly [C in CategoryId]?: { label: string; help?: string } };
  asked: Asked;
  /** The form leaves it out, and clears it, while a choice has this value. */
  hiddenBy?: { readonly field: string; readonly is: string };
  /** A listing cannot be submitted without it. */
  required?: true;
  /** Public unless restricted to the owner. */
  seenBy?: 'owner';
  /** It belongs to the account: shown in the form but never read from it, and not stored with the listing. */
  from?: 'account';
  /** The groups on the boat's page that show it. */
  details?: readonly DetailGroupId[];
  keyFact?: KeyFact;
  /** A line of the paperwork panel. */
  paper?: {
    /** Defaults to the label. */
    title?: string;
    /** The fields that complete the line. */
    also?: readonly string[];
    /** The field whose date ends it. */
    until?: string;
    /** The section of the buying guide that explains it. */
    guide: string;
  };
  /** Also shown among the facts at the top of the boat's page. */
  pageFact?: true;
  /** Omitted from cards: only the boat's own page shows it. */
  pageOnly?: true;
  filters?: readonly FieldFilter[];
  /** Without it the field is an item under its own name, which other programs ignore. */
  openMarine?: OpenMarinePlace;
} & (TextValue | NumberValue | ChoiceValue | ChecklistValue | DateValue | PlainValue);

export type FieldOf<C extends Field['control']> = Extract<Field, { control: C }>;
