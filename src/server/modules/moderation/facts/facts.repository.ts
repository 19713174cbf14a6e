import type { AuditAction } from '#domain/accounts/audit-actions.ts';
import { hullNumberKey } from '#domain/listings/fields/hull-number.ts';
import { sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { isNotUndone } from '#server/modules/accounts/audit/audit.repository.ts';
import { auditLog } from '#server/modules/accounts/audit/audit.table.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { listingMedia } from '#server/modules/listings/media/listing-media.table.ts';
import { media } from '#server/modules/media/media.table.ts';

/** A listing under review, with the proposed changes applied. */
export interface Candidate {
  id: number;
  ownerId: string;
  title: string;
  make: string | null;
  model: string | null;
  yearBuilt: number | null;
  category: string;
  subcategory: string | null;
  length: number | null;
  hullNumber?: unknown;
  price: number;
  currency: string;
  photoIds: readonly string[];
}

/** Another listing, to compare with the one under review. */
export interface OtherBoat {
  id: number;
  title: string;
  sellerName: string;
  sellerId: string;
}

type Row = Record<string, unknown>;
const otherBoatOf = ({ id, title, sellerName, sellerId }: Row): OtherBoat => ({
  id: Number(id),
  title: String(title),
  sellerName: String(sellerName),
  sellerId: String(sellerId),
});

/** A picture that was saved again or scaled down differs in at most this many bits. */
const SAME_PICTURE_BITS = 3;
const MAX_OTHERS = 3;

const QUARTERS = [1, 2, 3, 4] as const;
const sharingQuarter = (place: number) => sql`
  select mine.id as mine, other.id from mine
  join ${media} other on other.hash_quarters[${sql.raw(String(place))}] = mine.hash_quarters[${sql.raw(String(place))}]
    and other.owner_id <> mine.owner_id
    and bit_count((other.picture_hash # mine.picture_hash)::bit(64)) <= ${SAME_PICTURE_BITS}`;

/** The photos among these that look like a photo of another account, with the listings that show that one. */
export async function findSamePictures(
  executor: Executor,
  photoIds: readonly string[],
): Promise<Map<string, OtherBoat[]>> {
  if (photoIds.length === 0) return new Map();
  const { rows } = await executor.execute(sql`
    with mine as materialized (
      select id, owner_id, picture_hash, hash_quarters from ${media}
      where id = any(${`{${photoIds.join(',')}}`}::uuid[]) and picture_hash is not null
    ), same as materialized (${sql.join(QUARTERS.map(sharingQuarter), sql` union `)})
    select distinct same.mine as "photoId", l.id, l.title, l.seller_name as "sellerName", l.owner_id as "sellerId"
    from same
    join ${listingMedia} place on place.media_id = same.id
    join ${listings} l on l.id = place.listing_id and l.deleted_at is null
    order by same.mine, l.id limit ${MAX_OTHERS * photoIds.length}`);
  const found = new Map<string, OtherBoat[]>();
  for (const row of rows as Row[]) {
    const key = String(row.photoId);
    found.set(key, [...(found.get(key) ?? []), otherBoatOf(row)]);
  }
  return found;
}

/** The listings under review, as a table within a query. */
const candidatesTable = (
  candidates: readonly Candidate[],
) => sql`jsonb_to_recordset(${JSON.stringify(candidates)}::jsonb) as candidate(
  id integer, "ownerId" uuid, title text, make text, model text, "yearBuilt" integer, category text,
  subcategory text, length double precision, price numeric, currency text)`;

/** Listings of other sellers with the same title, make and year, by the listing under review. */
export async function findDuplicates(
  executor: Executor,
  candidates: readonly Candidate[],
): Promise<Map<number, OtherBoat[]>> {
  const { rows } = await executor.execute(sql`
    select candidate.id as "candidateId", other.id, other.title, other.seller_name as "sellerName", other.owner_id as "sellerId"
    from ${candidatesTable(candidates)}
    join lateral (
      select l.id, l.title, l.seller_name, l.owner_id from ${listings} l
      where lower(l.title) = lower(candidate.title) and l.deleted_at is null and l.owner_id <> candidate."ownerId"
        and l.make_key is not distinct from lower(plain_text(candidate.make))
        and l.year_built is not distinct from candidate."yearBuilt"
      order by l.id desc limit ${MAX_OTHERS}
    ) other on true`);
  return byCandidate(rows as Row[]);
}

function byCandidate(rows: readonly Row[]): Map<number, OtherBoat[]> {
  const found = new Map<number, OtherBoat[]>();
  for (const row of rows) {
    const key = Number(row.candidateId);
    found.set(key, [...(found.get(key) ?? []), otherBoatOf(row)]);
  }
  return found;
}

/** Other listings with the same hull number, of any seller: those on the market, then those that wait for a review. */
export async function findSameHullNumbers(
  executor: Executor,
  candidates: readonly Candidate[],
): Promise<Map<number, OtherBoat[]>> {
  const numbered = candidates.flatMap(({ id, hullNumber }) =>
    typeof hullNumber === 'string' ? [{ id, key: hullNumberKey(hullNumber) }] : [],
  );
  if (numbered.length === 0) return new Map();
  const { rows } = await executor.execute(sql`
    select candidate.id as "candidateId", other.id, other.title, other.seller_name as "sellerName", other.owner_id as "sellerId"
    from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb) as candidate(id integer, key text)
    join lateral (
      select l.id, l.title, l.seller_name, l.owner_id from ${listings} l
      where right(l.hull_number, 12) = candidate.key and l.id <> candidate.id and l.deleted_at is null
        and (l.status = 'pending' or (l.status = 'approved' and l.sold_at is null))
      order by l.status, l.id limit ${MAX_OTHERS}
    ) other on true`);
  return byCandidate(rows as Row[]);
}

/** What is known about a seller. */
export interface Seller {
  name: string;
  since: Date;
  listings: number;
  live: number;
  rejections: number;
  /** Of the latest rejections, newest first. */
  reasons: string[];
}

/** Decisions that count against a seller. */
export const REFUSALS = [
  'reject-listing',
  'reject-changes',
  'take-down-listing',
] as const satisfies readonly AuditAction[];
const MAX_REASONS = 2;

export async function findSellers(
  executor: Executor,
  ownerIds: readonly string[],
): Promise<Map<string, Seller>> {
  const { rows } = await executor.execute(sql`
    select a.id, a.first_name || ' ' || a.last_name as name, a.created_at as since,
      (select count(*)::integer from ${listings} l where l.owner_id = a.id and l.deleted_at is null) as listings,
      (select count(*)::integer from ${listings} l where l.owner_id = a.id and l.live) as live,
      array(
        select coalesce(entry.details ->> 'reason', '') from ${listings} l
        join ${auditLog} entry on entry.subject_type = 'listing' and entry.subject_id = l.id::text
        where l.owner_id = a.id and entry.action = any(${`{${REFUSALS.join(',')}}`}::text[])
          and ${isNotUndone({ id: sql`entry.id`, subjectType: sql`entry.subject_type`, subjectId: sql`entry.subject_id` })}
        order by entry.created_at desc, entry.id desc
      ) as reasons
    from ${accounts} a where a.id = any(${`{${[...new Set(ownerIds)].join(',')}}`}::uuid[])`);
  return new Map(
    (rows as Row[]).map((row) => [
      String(row.id),
      {
        name: String(row.name).trim(),
        since: new Date(String(row.since)),
        listings: Number(row.listings),
        live: Number(row.live),
        rejections: (row.reasons as string[]).length,
        reasons: (row.reasons as string[]).filter(Boolean).slice(0, MAX_REASONS),
      },
    ]),
  );
}
