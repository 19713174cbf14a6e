import { hash } from 'node:crypto';
import { z } from 'zod';
import { Boat, BoatPage } from '#contract/boats/boat.ts';
import { forList } from '#contract/search/listed-boat.ts';
import { getTableColumns } from '#server/db/drizzle.ts';
import { listings } from '../../listings.table.ts';
import { boatPageView, boatView } from '../../listings.views.ts';
import type { BoatRow } from '../boat-rows.ts';

const AT = new Date(0);
const SHAPE = { width: 1, height: 1, placeholder: 'x' };
const VALUES: Readonly<Record<string, unknown>> = {
  string: 'x',
  number: 1,
  boolean: true,
  date: AT,
  array: [],
};

/** A listing with a value in every column. */
const EXAMPLE = {
  ...Object.fromEntries(
    Object.entries(getTableColumns(listings)).map(([name, { dataType }]) => [name, VALUES[dataType] ?? null]),
  ),
  status: 'approved',
  version: '1',
  imageIds: ['x'],
  videoId: 'x',
  cover: SHAPE,
} as unknown as BoatRow;

/** Descriptions for people do not change the JSON of a boat. */
const withoutWords = (key: string, value: unknown) =>
  (key === 'description' && typeof value === 'string') || key === 'examples' ? undefined : value;

/** A number that is the same for as long as these are: schemas of what a mapper returns, and examples of it. */
export function versionOf(schemas: readonly z.ZodType[], examples: readonly unknown[]): number {
  const shapes = schemas.map((schema) => z.toJSONSchema(schema, { unrepresentable: 'any' }));
  const text = JSON.stringify(shapes, withoutWords) + JSON.stringify(examples);
  // A positive integer of Postgres.
  return Number.parseInt(hash('sha1', text).slice(0, 8), 16) >>> 1;
}

function currentVersion() {
  const boat = boatView(EXAMPLE, AT);
  const page = boatPageView(EXAMPLE, [{ id: 'x', ...SHAPE }], [{ price: 1, at: AT.toISOString() }], AT);
  return versionOf([Boat, BoatPage], [boat, forList(boat), page]);
}

/** Of the mapper that writes the JSON of boats: it changes with the fields of a boat and with what the mapper does. */
export const MAPPER_VERSION = currentVersion();
