import { fullName } from '#domain/accounts/names.ts';
import { CSV_COLUMNS } from '#domain/exchange/columns.ts';
import { statedValue } from '#domain/exchange/corrections.ts';
import { IMPORT_LIMITS } from '#domain/exchange/limits.ts';
import {
  type Answers,
  ASKED_FIELDS,
  type AskedField,
  answered,
  isAsked,
} from '#domain/exchange/questions.ts';
import type { RawBoat } from '#domain/exchange/raw-boat.ts';
import { readState } from '#domain/exchange/states.ts';
import { type Fault, type Mapping, understandBoat } from '#domain/exchange/understand-boat.ts';
import { diffFacts } from '#domain/listings/fields/diff-facts.ts';
import type { Facts } from '#domain/listings/fields/facts.ts';
import { REFERENCE_MAX_LENGTH } from '#domain/listings/references.ts';
import { SALE_EVENTS, type SaleState, transition } from '#domain/listings/sale/lifecycle.ts';
import { SALE_STATE_WORDS } from '#domain/listings/sale/state-words.ts';
import { MEDIA_LIMITS } from '#domain/media/limits.ts';
import { cutText, isShowable } from '#domain/text.ts';
import { AppError } from '#server/errors.ts';
import type { Account } from '#server/modules/accounts/accounts.repository.ts';
import { factsOf } from '#server/modules/listings/listing-facts.ts';
import { saleStateOfRow, stateOfRow } from '#server/modules/listings/listing-state.ts';
import { contentOf } from '#server/modules/listings/listings.table.ts';
import { applyChanges, locateListing } from '#server/modules/listings/selling/listing-content.ts';
import type { OwnListingRow } from '#server/modules/listings/selling/own-listings.repository.ts';
import type { ImportPhoto, importRows } from '../imports.table.ts';
import { PHOTO_FILE } from '../parsing/archive.ts';
import { onePerField } from './bounded-faults.ts';
import type { RowSchemas } from './row-schemas.ts';

type Judgement = Pick<
  typeof importRows.$inferInsert,
  'outcome' | 'title' | 'request' | 'state' | 'changes' | 'faults' | 'boatId'
> & {
  unknown: ReturnType<typeof understandBoat>['unknown'];
  /** Facts of a new boat that the file does not state. */
  unstated: AskedField[];
  /** Buyers of a new boat could neither call nor write. */
  isUnreachable: boolean;
};

/** What is known when a row is judged. */
export interface Judging {
  account: Account;
  mapping: Mapping;
  schemas: RowSchemas;
  now: Date;
  /** References of earlier rows, with the row. */
  seen: Map<string, number>;
  /** The listing that a reference means. */
  listingOf: (reference: string) => OwnListingRow | undefined;
  /** The photos that files of the archive have become, by hash. */
  mediaOf: (hash: string) => string | undefined;
  hasArchive: boolean;
  answers: Answers;
}

/** What a new listing has unless the file says otherwise. */
const defaultsOf = (account: Account) => ({
  sellerName: fullName(account),
  ...(account.phone && { sellerPhone: account.phone }),
});

function referenceFaults(raw: RawBoat, { seen }: Judging): Fault[] {
  const { reference } = raw;
  const say = (message: string) => [{ field: 'reference', message }];
  if (reference === '') return say('Reference is required: it is how we know the boat next time.');
  if (reference.length > REFERENCE_MAX_LENGTH)
    return say(`Reference must be at most ${REFERENCE_MAX_LENGTH} characters.`);
  if (!isShowable(reference)) return say('Reference contains characters that cannot be shown.');
  const earlier = seen.get(reference);
  if (earlier !== undefined) return say(`Row ${earlier} has the same reference.`);
  seen.set(reference, raw.row);
  return [];
}

function photoFaults(photos: readonly ImportPhoto[] | null, { hasArchive }: Judging): Fault[] {
  const say = (message: string) => [{ field: 'photos', message }];
  if ((photos?.length ?? 0) > MEDIA_LIMITS.photos)
    return say(`A boat can have ${MEDIA_LIMITS.photos} photos at most.`);
  const [name, ...others] = (photos ?? []).flatMap((photo) => ('missing' in photo ? [photo.missing] : []));
  if (!hasArchive || name === undefined) return [];
  const why = PHOTO_FILE.test(name) ? 'is not in the archive' : 'is not a JPEG, PNG or WebP file';
  const more =
    others.length > 0 ? ` ${others.length} more ${others.length === 1 ? 'is' : 'are'} missing.` : '';
  return say(`The photo “${cutText(name, 80)}” ${why}.${more}`);
}

type Checked = { given: Record<string, unknown> } | { faults: Fault[] };

function check(schema: RowSchemas[keyof RowSchemas], request: unknown): Checked {
  const result = schema.safeParse(request);
  if (result.success) return { given: result.data };
  return {
    faults: result.error.issues.map(({ path, message }) => ({ field: String(path[0] ?? ''), message })),
  };
}

const countOf = (photos: number) => `${photos} ${photos === 1 ? 'photo' : 'photos'}`;

function photoChange(photos: readonly ImportPhoto[] | null, before: readonly string[], { mediaOf }: Judging) {
  const ids = (photos ?? []).flatMap((photo) => {
    if ('missing' in photo) return [];
    return 'mediaId' in photo ? photo.mediaId : (mediaOf(photo.hash) ?? photo.hash);
  });
  if (ids.length === 0) return [];
  if ([...new Set(ids)].join() === before.join()) return [];
  return [{ field: 'photos', from: countOf(before.length), to: countOf(new Set(ids).size) }];
}

/** The change of the sale that a row asks for; a fault if the lifecycle forbids it. */
function stateChange({ boat }: OwnListingRow, state: SaleState) {
  const from = saleStateOfRow(boat);
  if (from === state || boat.status === 'rejected') return { changes: [], faults: [] };
  const words = { field: 'state', from: SALE_STATE_WORDS[from].words, to: SALE_STATE_WORDS[state].words };
  if (boat.status === 'pending') return { changes: [words], faults: [] };
  const direct = transition(stateOfRow(boat), SALE_EVENTS[state], 'owner').ok;
  const throughSale = from !== 'for-sale' && state !== 'for-sale';
  if (direct || throughSale) return { changes: [words], faults: [] };
  return { changes: [], faults: [{ field: 'state', message: `It cannot become “${words.to}” now.` }] };
}

/** Enough to recognise what changes; the whole text is in the request. */
const shortened = (text: string) =>
  text.length > IMPORT_LIMITS.changeLength ? `${cutText(text, IMPORT_LIMITS.changeLength)}…` : text;

function judgeExisting(
  row: OwnListingRow,
  {
    request,
    state,
    photos,
  }: { request: Record<string, unknown>; state: SaleState; photos: ImportPhoto[] | null },
  judging: Judging,
): Pick<Judgement, 'changes' | 'faults' | 'boatId'> {
  const { boat, files, proposal } = row;
  const pending = proposal?.revision.status === 'pending' ? proposal : null;
  // Coordinates are not compared: they follow from the place.
  const before = pending?.revision.content ?? contentOf({ ...boat, latitude: null, longitude: null });
  const checked = check(judging.schemas.changed, request);
  if ('faults' in checked) return { changes: [], faults: checked.faults, boatId: boat.id };
  try {
    const after = applyChanges(before, checked.given as Partial<Facts>);
    const { changes, faults } = stateChange(row, state);
    const shown = (pending?.files ?? files).photos.map(({ id }) => id);
    return {
      changes: [
        ...diffFacts(factsOf(before), factsOf(after)).map(({ field, from, to }) => ({
          field,
          from: shortened(from),
          to: shortened(to),
        })),
        ...changes,
        ...photoChange(photos, shown, judging),
      ],
      faults,
      boatId: boat.id,
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { changes: [], faults: [{ field: 'subcategory', message: error.message }], boatId: boat.id };
  }
}

/** Decides what an import would do with one boat of the file. Nothing is stored. */
export function checkRow(raw: RawBoat, photos: ImportPhoto[] | null, judging: Judging): Judgement {
  const title = typeof raw.values.title === 'string' ? cutText(raw.values.title, 150) : '';
  const nothing = {
    title,
    request: null,
    state: null,
    changes: [],
    boatId: null,
    unknown: [],
    unstated: [],
    isUnreachable: false,
  };
  if (raw.problem) return { ...nothing, outcome: 'faulty', faults: [{ field: '', message: raw.problem }] };

  const { request, unknown, faults: misunderstood } = understandBoat(raw, judging.mapping, judging.now);
  const state = readState(raw.state);
  const faults: Fault[] = [
    ...referenceFaults(raw, judging),
    ...misunderstood,
    ...photoFaults(photos, judging),
    ...(state ? [] : [{ field: 'state', message: 'State must be for-sale, under-offer, sold or paused.' }]),
  ];
  const existing = judging.listingOf(raw.reference);
  if (existing) {
    const fields = forExisting(withoutEmptyRequired(request), raw);
    const judged = judgeExisting(existing, { request: fields, state: state ?? 'for-sale', photos }, judging);
    const all = onePerField([...faults, ...(judged.faults ?? [])]);
    const outcome = judged.changes?.length ? 'changed' : 'unchanged';
    return {
      ...nothing,
      ...judged,
      title: title || existing.boat.title,
      request: fields,
      state: state ?? null,
      faults: withValues(all, raw),
      outcome: all.length > 0 ? 'faulty' : outcome,
      unknown,
    };
  }
  const { fields, unstated } = forNew(withoutEmptyRequired(request), judging);
  const checked = check(judging.schemas.created, fields);
  if (state === 'sold')
    faults.push({
      field: 'state',
      message: 'It is sold and was never listed here, so there is nothing to list.',
    });
  if ('faults' in checked) faults.push(...checked.faults);
  return {
    ...nothing,
    request: fields,
    state: state ?? null,
    faults: withValues(onePerField(faults), raw),
    outcome: faults.length > 0 ? 'faulty' : 'new',
    unknown,
    unstated: raw.state && state === undefined ? [] : unstated,
    isUnreachable: fields.showEmail !== true && !(fields.showPhone === true && fields.sellerPhone),
  };
}

const placeOf = ({ field }: Fault) => (CSV_COLUMNS as readonly string[]).indexOf(field);
/** In the order of our columns, whoever found them. */
const byColumn = (one: Fault, other: Fault) => placeOf(one) - placeOf(other);

/** Beside each fault stands what the file says. */
const withValues = (faults: readonly Fault[], raw: RawBoat): Fault[] =>
  faults.toSorted(byColumn).map((fault) => {
    const value = fault.value ?? statedValue(raw, fault.field);
    return value ? { ...fault, value: cutText(value, IMPORT_LIMITS.faultValue) } : fault;
  });

const isStated = (value: unknown) => value !== undefined && value !== null && value !== '';

/**
 * A new boat takes the seller's answers for what its file does not state. A default of the field table is never taken for
 * a fact: see `questions.ts`.
 */
function forNew(request: Record<string, unknown>, { account, answers }: Judging) {
  const fields: Record<string, unknown> = { ...defaultsOf(account), ...request };
  const unstated = ASKED_FIELDS.filter((field) => !isStated(fields[field]) && isOpen(field, fields));
  for (const field of unstated) {
    const answer = answered(field, answers);
    if (answer !== undefined) fields[field] = answer;
  }
  return { fields, unstated };
}

/** Nobody is asked for the country of a place that we know, nor for the currency of a price that is missing. */
function isOpen(field: AskedField, { location, county, price }: Record<string, unknown>): boolean {
  if (field === 'currency') return isStated(price);
  if (field !== 'country') return true;
  if (typeof location !== 'string' || location === '') return false;
  const place = locateListing({ location, county: typeof county === 'string' ? county : null });
  return place.latitude === null;
}

/** An empty cell of a field that always has a value, and a title made of other facts, leave a boat as it is. */
function forExisting(request: Record<string, unknown>, { isTitleMade }: RawBoat): Record<string, unknown> {
  const kept = Object.entries(request).filter(
    ([field, value]) => (isStated(value) || !isAsked(field)) && !(isTitleMade && field === 'title'),
  );
  return Object.fromEntries(kept);
}

/** An empty cell of the seller's name takes the account's. */
function withoutEmptyRequired(request: Record<string, unknown>): Record<string, unknown> {
  const { sellerName, ...rest } = request;
  return sellerName ? request : rest;
}
