import { getTableColumns, sql } from '#server/db/drizzle.ts';
import { media } from '#server/modules/media/media.table.ts';
import { listings } from '../listings.table.ts';
import { listingMedia } from '../media/listing-media.table.ts';

const {
  searchText,
  makeKey,
  cell,
  latitude,
  longitude,
  submittedAt,
  soldPrice,
  soldHere,
  remindedAt,
  ...boatColumns
} = getTableColumns(listings);

export type PhotoShape = Pick<typeof media.$inferSelect, 'width' | 'height' | 'placeholder'>;

/** A listing with its photo ids and the shape of its cover, without the columns that only filters use. */
export type BoatRow = Pick<typeof listings.$inferSelect, keyof typeof boatColumns> & {
  /** The transaction that last wrote the row (`xmin`). */
  version: string;
  imageIds: string[];
  videoId: string | null;
  cover: PhotoShape;
};

/** Includes what only the seller and administrators may see. */
export type OwnBoatRow = BoatRow & { sellerEmail: string; hasPendingChanges: boolean };

export type PhotoRow = PhotoShape & { id: string };

const COVER = ['width', 'height', 'placeholder'] as const satisfies readonly (keyof PhotoShape)[];

/** The files of the public version, without those of revisions. */
const filesOf = (kind: 'photo' | 'video') => sql`
  select ${listingMedia.mediaId} from ${listingMedia}
  where ${listingMedia.listingId} = ${listings.id} and ${listingMedia.revisionId} is null
    and ${listingMedia.kind} = ${sql.raw(`'${kind}'`)} order by ${listingMedia.position}`;

/**
 * Built once, because lists are the busiest call and having the query builder assemble sixty columns for each page took
 * longer than the query itself.
 */
export const BOAT_COLUMNS = sql`${sql.raw(
  [
    'listings.xmin::text as version',
    ...Object.entries(boatColumns).map(([name, column]) => `listings.${column.name} as "${name}"`),
    ...COVER.map((name) => `cover.${name} as "cover_${name}"`),
  ].join(', '),
)}, array(${filesOf('photo')}) as "imageIds", (${filesOf('video')}) as "videoId"`;

export const FROM_BOATS = sql`${listings}
  left join ${listingMedia} front on front.listing_id = ${listings.id} and front.revision_id is null
    and front.kind = 'photo' and front.position = 1
  left join ${media} cover on cover.id = front.media_id`;

/** Numbers and timestamps that the driver returns as text. */
const DECODED = Object.entries(boatColumns).filter(([, { columnType }]) =>
  ['PgNumericNumber', 'PgTimestamp'].includes(columnType),
);

/** Converts a row of the driver to the types of its columns. */
export function decodeBoat<More extends object = object>(row: Record<string, unknown>): BoatRow & More {
  for (const [name, column] of DECODED) {
    if (row[name] !== null) row[name] = column.mapFromDriverValue(row[name] as string);
  }
  row.cover = { width: row.cover_width, height: row.cover_height, placeholder: row.cover_placeholder };
  return row as BoatRow & More;
}
