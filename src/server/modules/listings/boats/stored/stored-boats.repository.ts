import { runPrepared } from '#server/db/adapters/prepared.ts';
import { type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { listings } from '../../listings.table.ts';
import { MAPPER_VERSION } from './mapper-version.ts';
import { storedBoats as s } from './stored-boats.table.ts';

/** How much of a boat a list returns. */
export type BoatShape = 'card' | 'boat';

/** Whether the JSON of a stored boat may be returned. */
export const isUsable = (now: Date): SQL =>
  sql`${s.validUntil} > ${now.toISOString()}::timestamptz and ${s.mapper} = ${MAPPER_VERSION}::integer`;

const PREPARED = { card: 'stored_cards', boat: 'stored_boats' } as const;

interface StoredJson {
  id: number;
  /** Of the row that it was made from. */
  version: string;
  json: Buffer;
  /** In milliseconds. */
  validUntil: number;
}

/** The stored JSON of those of these boats that have any. */
export async function readStored(
  executor: Executor,
  ids: readonly number[],
  shape: BoatShape,
  now: Date,
): Promise<StoredJson[]> {
  if (ids.length === 0) return [];
  const rows = await runPrepared<{ id: number; version: string; json: string; validUntil: number }>(
    executor,
    PREPARED[shape],
    sql`select ${s.listingId} as id, ${listings}.xmin::text as version, ${s[shape]} as json,
        extract(epoch from ${s.validUntil})::double precision * 1000 as "validUntil"
      from ${s} join ${listings} on ${listings.id} = ${s.listingId}
      where ${s.listingId} = any(${`{${ids.join(',')}}`}::integer[]) and ${isUsable(now)} and ${s[shape]} is not null`,
  );
  return rows.map(({ json, ...row }) => ({ ...row, json: Buffer.from(json) }));
}

/**
 * Ids to be written again, locked until the transaction ends: a change to one of these listings waits, so that none is
 * missed between reading a listing and storing its JSON.
 */
export async function lockOutdated(tx: Executor, now: Date, limit: number): Promise<number[]> {
  const lock = async (condition: SQL, order: SQL, most: number) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      select ${s.listingId} as id from ${s} where ${condition} order by ${order} limit ${most} for update skip locked`);
    return rows.map(({ id }) => id);
  };
  const ended = sql`${s.validUntil} <= ${now.toISOString()}::timestamptz`;
  const invalid = await lock(ended, sql`${s.validUntil}`, limit);
  const isOther = sql`(${s.mapper} < ${MAPPER_VERSION}::integer or ${s.mapper} > ${MAPPER_VERSION}::integer)`;
  return [
    ...invalid,
    ...(await lock(sql`${isOther} and not (${ended})`, sql`${s.listingId}`, limit - invalid.length)),
  ];
}

export interface StoredBoat {
  listingId: number;
  /** Null: until the listing changes. */
  validUntil: Date | null;
  card: string | null;
  boat: string | null;
  page: string | null;
}

export async function writeStored(tx: Executor, boats: readonly StoredBoat[]): Promise<void> {
  await tx.execute(sql`
    update ${s} set valid_until = coalesce(new."validUntil", 'infinity'), mapper = ${MAPPER_VERSION}::integer,
      card = new.card, boat = new.boat, page = new.page
    from jsonb_to_recordset(${JSON.stringify(boats)}::jsonb)
      as new ("listingId" integer, "validUntil" timestamptz, card text, boat text, page text)
    where ${s.listingId} = new."listingId"`);
}
