import { type OptionField, type OptionValue, optionsOf } from './options.ts';

/** Spellings of other forms and of everyday British English, with the option each one means. */
const SPELLINGS: { readonly [F in OptionField]?: Readonly<Record<string, OptionValue<F>>> } = {
  condition: {
    excellent: 'used-excellent',
    'very-good': 'used-excellent',
    good: 'used-good',
    fair: 'used-fair',
    poor: 'used-fair',
  },
  hullMaterial: {
    fibreglass: 'fiberglass',
    grp: 'fiberglass',
    aluminium: 'aluminum',
    'carbon-fibre': 'carbon-fiber',
    composite: 'carbon-fiber',
    'ferro-cement': 'concrete',
  },
  engineType: {
    'inboard-diesel': 'diesel',
    inboard: 'diesel',
    'inboard-petrol': 'petrol',
    none: 'sail',
    saildrive: 'other',
    sterndrive: 'other',
    pod: 'other',
    jet: 'other',
  },
  keelType: { centreboard: 'centerboard', long: 'full' },
  trailerType: { 'twin-axle': 'dual-axle' },
  brakes: { unbraked: 'none' },
};

/** Spellings whose meaning an "other" would lose: the words that are kept beside it. */
const KEPT_TEXTS: { readonly [F in OptionField]?: Readonly<Record<string, string>> } = {
  engineType: { saildrive: 'Saildrive', sterndrive: 'Sterndrive', pod: 'Pod drive', jet: 'Jet drive' },
};

export type ReadOption<F extends OptionField> = {
  value: OptionValue<F>;
  /** What "other" stands for, when that is known. */
  otherText?: string;
};

const OTHER_TEXT = /^other:\s*(\S.*)$/is;

export function readOption<F extends OptionField>(field: F, raw: string | number): ReadOption<F> | undefined {
  const text = String(raw).trim();
  const other = OTHER_TEXT.exec(text)?.[1]?.trim();
  if (other) {
    const value = canonicalValue(field, 'other');
    return value && { value, otherText: other };
  }
  const spelling = text.toLowerCase().replace(/[\s_]+/g, '-');
  const value = canonicalValue(field, spelling);
  if (!value) return undefined;
  const kept = own(KEPT_TEXTS[field], spelling);
  return kept ? { value, otherText: kept } : { value };
}

/** The stored value that a spelling stands for; undefined when it names no option of the field. */
export function canonicalOption<F extends OptionField>(
  field: F,
  raw: string | number,
): OptionValue<F> | undefined {
  return readOption(field, raw)?.value;
}

function canonicalValue<F extends OptionField>(field: F, spelling: string): OptionValue<F> | undefined {
  const listed = optionsOf(field).find(({ value }) => value === spelling);
  return listed?.value ?? own(SPELLINGS[field] as Readonly<Record<string, OptionValue<F>>>, spelling);
}

function own<T>(table: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return table && Object.hasOwn(table, key) ? table[key] : undefined;
}
