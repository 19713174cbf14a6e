import type { ImportRow } from '#contract/selling/imports.ts';
import type { AskedField } from '#domain/exchange/questions.ts';
import { displayValue } from '#domain/listings/fields/display-value.ts';
import { objectUrl } from '#domain/media/object-urls.ts';
import type { ShownRow } from './rows.repository.ts';

/** A value as pages show it; as it is in the file if that cannot be read. */
function shownFact(row: ShownRow, name: 'price' | 'yearBuilt' | 'length' | 'location'): string | undefined {
  const value = row[name];
  if (value === null || value === '') return undefined;
  const currency = row.currency ?? 'GBP';
  return displayValue({ [name]: name === 'location' ? value : Number(value), currency }, name)?.toString();
}

/** The open questions that a new boat waits for. */
function asksOf(row: ShownRow, open: readonly AskedField[]): AskedField[] {
  if (row.boatId !== null || !['new', 'faulty'].includes(row.outcome)) return [];
  const lacking: Partial<Record<AskedField, boolean>> = {
    category: row.lacksCategory,
    vatStatus: row.lacksVatStatus,
    condition: row.lacksCondition,
  };
  return open.filter((field) => lacking[field]);
}

interface Shown {
  /** The first photos of boats that are stored, by boat and by hash. */
  pictures: ReadonlyMap<string, string>;
  /** The questions that nobody has answered. */
  open: readonly AskedField[];
  /** The address of a row's small picture, as long as the file is kept. */
  preview: ((row: number) => string) | undefined;
}

export function rowView(row: ShownRow, { pictures, open, preview }: Shown): ImportRow {
  const facts = (['price', 'yearBuilt', 'length', 'location'] as const).flatMap((name) => {
    const value = shownFact(row, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const [first] = row.photos ?? [];
  const ofFile =
    first && ('mediaId' in first ? first.mediaId : 'hash' in first ? pictures.get(first.hash) : undefined);
  const picture = ofFile ?? pictures.get(String(row.boatId));
  return {
    row: row.row,
    reference: row.reference,
    title: row.title,
    outcome: row.outcome,
    ...(row.boatId !== null && { boatId: row.boatId }),
    changes: row.changes,
    faults: row.faults,
    asks: asksOf(row, open),
    shown: {
      ...Object.fromEntries(facts),
      ...(row.state && { state: row.state }),
      ...(picture && { picture: objectUrl(picture) }),
      ...(row.hasPreview && preview && { preview: preview(row.row) }),
    },
    corrected: Object.entries(row.corrected ?? {}).map(([field, { was, value }]) => ({ field, was, value })),
    ...(row.undone && { undone: row.undone }),
    other: row.other,
    photos: row.photos?.filter((photo) => !('missing' in photo)).length ?? 0,
  };
}
