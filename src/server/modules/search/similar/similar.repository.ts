import { type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { type FoundBoat, versionsOfQuery } from '#server/modules/listings/boats/found-boats.ts';
import { listings as l } from '#server/modules/listings/listings.table.ts';

/** What other boats are compared with. */
export interface ReferenceBoat {
  id: number;
  category: string;
  subcategory: string | null;
  price: number;
  length: number | null;
}

/** The boat, and whether it matches the search itself. */
export async function readReferenceBoat(
  executor: Executor,
  id: number,
  where: SQL,
): Promise<(ReferenceBoat & { isMatch: boolean }) | undefined> {
  const [found] = await executor
    .select({
      id: l.id,
      category: l.category,
      subcategory: l.subcategory,
      price: l.price,
      length: l.length,
      isMatch: sql<boolean>`coalesce(${where}, false)`,
    })
    .from(l)
    .where(sql`${l.id} = ${id} and ${l.shown}`);
  return found;
}

/** How many of the nearest prices on either side are compared further. */
const CANDIDATES = 60;
/** Used for a boat of unknown length: neither similar nor dissimilar. */
const UNKNOWN_LENGTH = 0.5;

/**
 * The boats most similar to this one: the same subcategory first, then by price and length. Reading the prices up and
 * down from this boat's own keeps it fast however many there are.
 */
export function listSimilar(
  executor: Executor,
  reference: ReferenceBoat,
  { where, limit, offset }: { where: SQL; limit: number; offset: number },
): Promise<FoundBoat[]> {
  const price = sql`${reference.price}::numeric`;
  const sameKind = sql`${l.subcategory} is not distinct from ${reference.subcategory}`;
  const otherKind = sql`${l.subcategory} is distinct from ${reference.subcategory}`;
  const moreExpensive = sql`${l.price} >= ${price} order by ${l.price}`;
  const cheaper = sql`${l.price} < ${price} order by ${l.price} desc`;
  const walk = (kind: SQL, direction: SQL) => sql`(
    select ${l.id}, ${l.subcategory}, ${l.price}, ${l.length} from ${l}
    where ${where} and ${l.category} = ${reference.category} and ${l.id} <> ${reference.id} and ${kind} and ${direction}
    limit ${CANDIDATES})`;
  const walks = [sameKind, otherKind].flatMap((kind) => [walk(kind, moreExpensive), walk(kind, cheaper)]);
  const ids = sql`
    select c.id from (${sql.join(walks, sql` union all `)}) c
    order by (c.subcategory is not distinct from ${reference.subcategory}) desc,
      abs(ln(greatest(c.price, 1)::double precision / greatest(${price}, 1)::double precision)) +
      coalesce(abs(ln(c.length_ft / ${reference.length}::double precision)), ${UNKNOWN_LENGTH}::double precision),
      c.id desc
    limit ${limit} offset ${offset}`;
  return versionsOfQuery(executor, ids);
}
