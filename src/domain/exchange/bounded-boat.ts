import type { StoredField } from '../listings/fields/facts.ts';
import { LIST_LIMITS } from '../listings/fields/read-field.ts';
import { MEDIA_LIMITS } from '../media/limits.ts';
import { oneLine } from '../one-line.ts';
import { cutText } from '../text.ts';
import { IMPORT_LIMITS } from './limits.ts';
import type { RawBoat } from './raw-boat.ts';
import { readYear } from './read-amount.ts';

const REFERENCE_LENGTH = 200;
const STATE_LENGTH = 100;
/** One more than a listing can have: enough to say that there are too many. */
const PHOTOS = MEDIA_LIMITS.photos + 1;
const ITEMS = LIST_LIMITS.items + 1;

/** A boat of a file while it is read. However much the file names, this holds no more than a listing needs. */
export class BoundedBoat {
  readonly values: RawBoat['values'] = {};
  private photos: string[] | undefined;
  private readonly lists = new Map<StoredField, Map<string, string>>();
  private readonly other: RawBoat['other'] = [];
  private readonly tooLong = new Set<StoredField>();
  /** How the file writes fractions, if not with a point. */
  decimal: ',' | undefined;
  /** The title was made here, and counts for new boats only. */
  isTitleMade = false;
  private readonly identity: Pick<RawBoat, 'row' | 'reference' | 'state'>;

  constructor({ row, reference, state }: Pick<RawBoat, 'row' | 'reference' | 'state'>) {
    this.identity = {
      row,
      reference: cutText(reference, REFERENCE_LENGTH),
      state: cutText(state, STATE_LENGTH),
    };
  }

  setValue(field: StoredField, text: string, unit = '') {
    const limit = field === 'description' ? IMPORT_LIMITS.descriptionLength : IMPORT_LIMITS.valueLength;
    if (text.length > limit || unit.length > IMPORT_LIMITS.valueLength) this.refuseValue(field);
    else this.values[field] = unit && text ? { amount: text, unit } : text;
  }

  refuseValue(field: StoredField) {
    delete this.values[field];
    this.tooLong.add(field);
  }

  /** Adds an entry of a checklist; one that is there already, and those past the limit, change nothing. */
  addItem(field: StoredField, text: string) {
    if (text === '' || this.hasEnoughItems(field)) return;
    if (text.length > IMPORT_LIMITS.valueLength) return this.refuseValue(field);
    const items = this.lists.get(field) ?? new Map<string, string>();
    const key = oneLine(text);
    if (!items.has(key)) items.set(key, text);
    this.lists.set(field, items);
  }

  hasEnoughItems(field: StoredField): boolean {
    return (this.lists.get(field)?.size ?? 0) >= ITEMS;
  }

  /** The file says something about photos, even if it names none. */
  expectPhotos() {
    this.photos ??= [];
  }

  addPhoto(name: string, isCover = false) {
    this.expectPhotos();
    if (name === '' || !this.photos) return;
    // Longer than any name in an archive may be, so that it cannot be mistaken for another.
    const cut = cutText(name, IMPORT_LIMITS.nameLength + 1);
    if (isCover) this.photos = [cut, ...this.photos].slice(0, PHOTOS);
    else if (!this.hasEnoughPhotos()) this.photos.push(cut);
  }

  hasEnoughPhotos(): boolean {
    return (this.photos?.length ?? 0) >= PHOTOS;
  }

  addOther(name: string, value: string) {
    if (value === '' || this.other.length >= IMPORT_LIMITS.otherDetails) return;
    this.other.push({
      name: cutText(name, IMPORT_LIMITS.otherName),
      value: cutText(value, IMPORT_LIMITS.otherLength),
    });
  }

  /** Year, make and model, unless the file has a title. A year alone would be no title. */
  makeTitle() {
    const { title, yearBuilt, make, model } = this.values;
    if (title) return;
    const year = typeof yearBuilt === 'string' ? readYear(yearBuilt) : undefined;
    const parts = [year?.toString(), make, model].filter((part) => typeof part === 'string' && part !== '');
    this.setValue('title', make || model ? parts.join(' ') : '');
  }

  finish(): RawBoat {
    const { identity, values, photos, other, tooLong } = this;
    for (const [field, items] of this.lists) if (!tooLong.has(field)) values[field] = [...items.values()];
    const boat: RawBoat = { ...identity, values, photos, other };
    if (this.decimal) boat.decimal = this.decimal;
    if (this.isTitleMade) boat.isTitleMade = true;
    if (tooLong.size > 0) boat.tooLong = [...tooLong];
    if (lengthOf(boat) <= IMPORT_LIMITS.boatLength) return boat;
    return this.refuse(`The boat has too much text. The longest column is “${longestOf(values)}”.`);
  }

  /** The reference stays: without it, the boat would seem to be gone from the file. */
  refuse(problem: string): RawBoat {
    return { ...this.identity, values: {}, photos: undefined, other: [], problem };
  }
}

/** How much a boat takes once it is stored. */
export const lengthOf = (boat: unknown): number => JSON.stringify(boat).length;

function longestOf(values: RawBoat['values']): string {
  const lengths = Object.entries(values).map(([field, value]) => ({ field, length: lengthOf(value) }));
  return lengths.reduce((longest, one) => (one.length > longest.length ? one : longest), {
    field: '',
    length: 0,
  }).field;
}
