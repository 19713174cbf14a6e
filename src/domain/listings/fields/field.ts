import type { CategoryId, SubcategoryId } from '../../taxonomy/categories.ts';
import type { DetailGroupId } from './detail-groups.ts';

/** The unit in which a number is stored and travels. */
export type FieldUnit = 'ft' | 'm' | 'HP' | 'litres' | 'kg' | 'm²' | 'money' | 'year';

/** "3" is exactly three, "6+" is six or more. */
export type CountChoice = `${number}` | `${number}+`;

/**
 * Which forms ask for a field: those of every listing, or of the categories named, there of all ("all"), of each
 * kind once one is chosen ("each kind"), or of some kinds. "offered" stands in every form, though no set has it.
 */
export type Asked =
  | 'always'
  | 'offered'
  | { readonly [C in CategoryId]?: 'all' | 'each kind' | readonly SubcategoryId<C>[] };

/** The Advanced Search dialogs that have a filter: those of these categories, or wherever a form asks for the field. */
export type Advanced = 'where asked' | readonly (CategoryId | 'any')[];

type FilterWords = {
  /** The field's own where absent. */
  label?: string;
  placeholder?: string;
  /** Under which addresses and calls may carry it too. They are read first and never written. */
  otherNames?: readonly string[];
};

type FilterBounds = {
  /** 1 where absent: nobody looks for nothing. */
  min?: number;
  /** The field's own where absent. */
  max?: number;
  /** The chip's words around the amount, which stands where the braces are. */
  chip?: string;
};

/** How a field is looked for. A range is two filters with one chip. */
export type FieldFilter = {
  advanced?: Advanced;
  /** Each value is shown with how many boats it would leave. */
  facet?: true;
} & (
  | (FilterWords & { by: 'exact' | 'place' | 'county'; name: string })
  | (FilterWords & {
      by: 'same name' | 'contains';
      name: string;
      /** Several may be asked for at once. */
      several?: true;
    })
  | (FilterWords & {
      by: 'count';
      name: string;
      choices: readonly CountChoice[];
      chip: { one: string; many: string };
    })
  | (FilterWords & FilterBounds & { by: 'at least' | 'at most'; name: string; chip: string })
  | (FilterBounds & {
      by: 'range';
      from: FilterWords & { name: string };
      /** `endless` is a maximum that stands for none. */
      to: FilterWords & { name: string; endless?: number };
    })
);

/** Stands in the line of facts under a boat's name; `text` says what the bare value leaves open. */
export type KeyFact = {
  icon: 'calendar' | 'ruler' | 'bed' | 'engine' | 'gauge';
  text?: string;
  /** It tells these categories apart; elsewhere it is one figure among many. */
  only?: readonly CategoryId[];
};

type TextValue = {
  control: 'text' | 'textarea' | 'email' | 'tel';
  maxLength: number;
  /** Where the suggestions of the input come from. */
  suggest?: 'make' | 'model' | 'place';
  default?: string;
};

type NumberValue = {
  control: 'number' | 'integer';
  min: number;
  /** "next year" moves with the clock. */
  max: number | 'next year';
  step: number;
  unit?: FieldUnit;
  /** What a seller's "unknown" becomes: nothing, or the word itself. */
  unknown?: 'cleared' | 'kept';
  /** Calls answer it as text, as they always did. */
  answered?: 'text';
};

type ChoiceValue = {
  control: 'choice';
  /** Each value, in the spelling in which it is stored and travels, with the words that people read. */
  options: Readonly<Record<string, string>>;
  /** Spellings of other forms and of everyday English, with the value that each one means. */
  spellings?: Readonly<Record<string, string>>;
  /** The text field that keeps what "other" stands for, and the spellings that mean it with the words to keep. */
  other?: { field: string; spellings: Readonly<Record<string, string>> };
  default?: string;
};

/** What a seller ticks; anything beyond the list joins it as "Other: text". */
type ChecklistValue = { control: 'checklist'; items: readonly string[] };

type PlainValue = { control: 'checkbox' | 'category' | 'subcategory' };

export type Field = {
  label: string;
  /** One line under the control, where the label alone leaves a doubt. */
  help?: string;
  asked: Asked;
  /** Without it a listing cannot be submitted. */
  required?: true;
  /** Anyone sees it unless it is the owner's alone. */
  seenBy?: 'owner';
  /** It is the account's: shown in the form, never taken from it, in no column of the listing. */
  from?: 'account';
  /** The groups of the boat's page that have a row for it. */
  details?: readonly DetailGroupId[];
  keyFact?: KeyFact;
  /** Stands among the facts at the head of the boat's page, where there is room for more. */
  pageFact?: true;
  /** Lists of boats leave it out: only the boat's own page shows it. */
  pageOnly?: true;
  filters?: readonly FieldFilter[];
} & (TextValue | NumberValue | ChoiceValue | ChecklistValue | PlainValue);

export type FieldOf<C extends Field['control']> = Extract<Field, { control: C }>;
