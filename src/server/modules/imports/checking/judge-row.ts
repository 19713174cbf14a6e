import { fullName } from '#domain/accounts/names.ts';
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
import { applyChanges } from '#server/modules/listings/selling/listing-content.ts';
import type { OwnListingRow } from '#server/modules/listings/selling/own-listings.repository.ts';
import type { ImportPhoto, importRows } from '../imports.table.ts';
import { PHOTO_FILE } from '../parsing/archive.ts';
import type { RowSchemas } from '../row-schemas.ts';

type Judgement = Pick<
  typeof importRows.$inferInsert,
  'outcome' | 'title' | 'request' | 'state' | 'changes' | 'faults' | 'boatId'
> & { unknown: ReturnType<typeof understandBoat>['unknown'] };

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
  const missing = (photos ?? []).flatMap((photo) => ('missing' in photo ? [photo.missing] : []));
  const say = (message: string) => ({ field: 'photos', message });
  const whyMissing = (name: string) =>
    PHOTO_FILE.test(name) ? 'is not in the archive' : 'is not a JPEG, PNG or WebP file';
  return [
    ...(hasArchive
      ? missing.map((name) => say(`The photo “${cutText(name, 80)}” ${whyMissing(name)}.`))
      : []),
    ...((photos?.length ?? 0) > MEDIA_LIMITS.photos
      ? [say(`A boat can have ${MEDIA_LIMITS.photos} photos at most.`)]
      : []),
  ];
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
        ...diffFacts(factsOf(before), factsOf(after)).map(({ field, from, to }) => ({ field, from, to })),
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
export function judgeRow(raw: RawBoat, photos: ImportPhoto[] | null, judging: Judging): Judgement {
  const title = typeof raw.values.title === 'string' ? cutText(raw.values.title, 150) : '';
  const nothing = { title, request: null, state: null, changes: [], boatId: null, unknown: [] };
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
  const fields = { ...(existing ? {} : defaultsOf(judging.account)), ...withoutEmptyRequired(request) };
  if (existing) {
    const judged = judgeExisting(existing, { request: fields, state: state ?? 'for-sale', photos }, judging);
    const all = [...faults, ...withoutTwins(judged.faults ?? [], faults)];
    const outcome = judged.changes?.length ? 'changed' : 'unchanged';
    return {
      ...nothing,
      ...judged,
      title: title || existing.boat.title,
      request: fields,
      state: state ?? null,
      faults: all,
      outcome: all.length > 0 ? 'faulty' : outcome,
      unknown,
    };
  }
  const checked = check(judging.schemas.created, fields);
  if (state === 'sold')
    faults.push({
      field: 'state',
      message: 'It is sold and was never listed here, so there is nothing to list.',
    });
  if ('faults' in checked) faults.push(...withoutTwins(checked.faults, faults));
  return {
    ...nothing,
    request: fields,
    state: state ?? null,
    faults,
    outcome: faults.length > 0 ? 'faulty' : 'new',
    unknown,
  };
}

/** One fault for each field is enough. */
const withoutTwins = (faults: readonly Fault[], others: readonly Fault[]) =>
  faults.filter(({ field }) => !others.some((other) => other.field === field));

/** An empty cell of the seller's name takes the account's. */
function withoutEmptyRequired(request: Record<string, unknown>): Record<string, unknown> {
  const { sellerName, ...rest } = request;
  return sellerName ? request : rest;
}
