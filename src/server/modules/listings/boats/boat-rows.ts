import { getTableColumns, sql } from 'drizzle-orm';
import type { media } from '#server/modules/media/media.table.ts';
import { listings } from '../listings.table.ts';

const { searchText, makeKey, cell, beamMetres, draftMetres, latitude, longitude, live, ...shown } =
  getTableColumns(listings);

export type PhotoShape = Pick<typeof media.$inferSelect, 'width' | 'height' | 'placeholder'>;

/** A listing with the shape of its cover; what only filters read stays in the database. */
export type BoatRow = Pick<typeof listings.$inferSelect, keyof typeof shown> & { cover: PhotoShape };

const COVER = ['width', 'height', 'placeholder'] as const satisfies readonly (keyof PhotoShape)[];

/**
 * The columns of a boat, written down once. Lists are the busiest call of all, and having the query builder put
 * sixty columns together and apart again for every page took longer than the query.
 */
export const BOAT_COLUMNS = sql.raw(
  [
    ...Object.entries(shown).map(([name, column]) => `listings.${column.name} as "${name}"`),
    ...COVER.map((name) => `cover.${name} as "cover_${name}"`),
  ].join(', '),
);

export const FROM_BOATS = sql.raw('listings left join media cover on cover.id = listings.image_ids[1]');

/** What the driver hands over as text although it is a number or a moment. */
const DECODED = Object.entries(shown).filter(([, { columnType }]) =>
  ['PgNumericNumber', 'PgTimestamp'].includes(columnType),
);

/** A row as the driver gives it, with the types of its columns. */
export function decodeBoat<More extends object = object>(row: Record<string, unknown>): BoatRow & More {
  for (const [name, column] of DECODED) {
    if (row[name] !== null) row[name] = column.mapFromDriverValue(row[name] as string);
  }
  row.cover = { width: row.cover_width, height: row.cover_height, placeholder: row.cover_placeholder };
  return row as BoatRow & More;
}
