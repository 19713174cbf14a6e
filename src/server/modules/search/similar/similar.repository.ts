import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/executor.ts';
import { listings as l } from '#server/modules/listings/listings.table.ts';

/** What another boat is compared with. */
export interface Likeness {
  id: number;
  category: string;
  subcategory: string | null;
  price: number;
  length: number | null;
}

export async function findLikeness(executor: Executor, id: number): Promise<Likeness | undefined> {
  const [found] = await executor
    .select({ id: l.id, category: l.category, subcategory: l.subcategory, price: l.price, length: l.length })
    .from(l)
    .where(sql`${l.id} = ${id} and ${l.shown}`);
  return found;
}

/** So many of the nearest prices on either side are compared further. */
const CANDIDATES = 60;
/** Counts for a boat whose length is unknown: neither alike nor unlike. */
const UNKNOWN_LENGTH = 0.5;

/**
 * The boats most like this one: the same subcategory first, then by how near price and length are. Walking
 * the prices up and down from this boat's own keeps it quick however many there are.
 */
export async function listIdsLike(
  executor: Executor,
  like: Likeness,
  { where, limit, offset }: { where: SQL; limit: number; offset: number },
): Promise<number[]> {
  const price = sql`${like.price}::numeric`;
  const sameKind = sql`${l.subcategory} is not distinct from ${like.subcategory}`;
  const otherKind = sql`${l.subcategory} is distinct from ${like.subcategory}`;
  const dearer = sql`${l.price} >= ${price} order by ${l.price}`;
  const cheaper = sql`${l.price} < ${price} order by ${l.price} desc`;
  const walk = (kind: SQL, direction: SQL) => sql`(
    select ${l.id}, ${l.subcategory}, ${l.price}, ${l.length} from ${l}
    where ${where} and ${l.category} = ${like.category} and ${l.id} <> ${like.id} and ${kind} and ${direction}
    limit ${CANDIDATES})`;
  const walks = [sameKind, otherKind].flatMap((kind) => [walk(kind, dearer), walk(kind, cheaper)]);
  const { rows } = await executor.execute<{ id: number }>(sql`
    select c.id from (${sql.join(walks, sql` union all `)}) c
    order by (c.subcategory is not distinct from ${like.subcategory}) desc,
      abs(ln(greatest(c.price, 1)::double precision / greatest(${price}, 1)::double precision)) +
      coalesce(abs(ln(c.length_ft / ${like.length}::double precision)), ${UNKNOWN_LENGTH}::double precision),
      c.id desc
    limit ${limit} offset ${offset}`);
  return rows.map(({ id }) => id);
}
