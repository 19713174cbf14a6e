import type { Correction } from '#domain/exchange/corrections.ts';
import { IMPORT_LIMITS } from '#domain/exchange/limits.ts';
import type { RememberedChoices, TableChoices } from '#domain/exchange/table-layout.ts';
import { and, asc, desc, eq, inArray, lt, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { importCorrections, importLayouts } from '../imports.table.ts';

/** What the seller decided about earlier tables. */
export const readLayouts = (executor: Executor, ownerId: string): Promise<RememberedChoices[]> =>
  executor
    .select({ key: importLayouts.key, choices: importLayouts.choices })
    .from(importLayouts)
    .where(eq(importLayouts.ownerId, ownerId))
    .orderBy(desc(importLayouts.usedAt))
    .limit(IMPORT_LIMITS.layouts);

/** Remembers a decision; the oldest ones go. */
export async function saveLayout(
  tx: Executor,
  layout: { ownerId: string; key: string; choices: TableChoices; usedAt: Date },
): Promise<void> {
  const { ownerId, choices, usedAt } = layout;
  await tx
    .insert(importLayouts)
    .values(layout)
    .onConflictDoUpdate({ target: [importLayouts.ownerId, importLayouts.key], set: { choices, usedAt } });
  const old = await tx
    .select({ key: importLayouts.key })
    .from(importLayouts)
    .where(eq(importLayouts.ownerId, ownerId))
    .orderBy(desc(importLayouts.usedAt))
    .offset(IMPORT_LIMITS.layouts);
  const keys = old.map(({ key }) => key);
  if (keys.length > 0)
    await tx
      .delete(importLayouts)
      .where(and(eq(importLayouts.ownerId, ownerId), inArray(importLayouts.key, keys)));
}

/** The corrections of these boats, by reference and field. */
export async function readCorrections(
  executor: Executor,
  ownerId: string,
  references: readonly string[],
): Promise<Map<string, Record<string, Correction>>> {
  const wanted = [...new Set(references)].filter(Boolean);
  const found = new Map<string, Record<string, Correction>>();
  if (wanted.length === 0) return found;
  const rows = await executor
    .select()
    .from(importCorrections)
    .where(and(eq(importCorrections.ownerId, ownerId), inArray(importCorrections.reference, wanted)));
  for (const { reference, field, was, value } of rows)
    found.set(reference, { ...found.get(reference), [field]: { was, value } });
  return found;
}

type NewCorrection = typeof importCorrections.$inferInsert;

/** Remembers corrections; those that were made longest ago go when there are too many. */
export async function saveCorrections(tx: Executor, corrections: readonly NewCorrection[]): Promise<void> {
  const [first] = corrections;
  if (!first) return;
  await tx
    .insert(importCorrections)
    .values([...corrections])
    .onConflictDoUpdate({
      target: [importCorrections.ownerId, importCorrections.reference, importCorrections.field],
      set: { was: sql`excluded.was`, value: sql`excluded.value`, usedAt: sql`excluded.used_at` },
    });
  const excess =
    (await tx.$count(importCorrections, eq(importCorrections.ownerId, first.ownerId))) -
    IMPORT_LIMITS.corrections;
  if (excess <= 0) return;
  const oldest = tx
    .select({ usedAt: importCorrections.usedAt })
    .from(importCorrections)
    .where(eq(importCorrections.ownerId, first.ownerId))
    .orderBy(asc(importCorrections.usedAt))
    .offset(excess)
    .limit(1);
  await tx
    .delete(importCorrections)
    .where(and(eq(importCorrections.ownerId, first.ownerId), lt(importCorrections.usedAt, sql`(${oldest})`)));
}

export async function deleteCorrections(
  tx: Executor,
  { ownerId, reference, fields }: { ownerId: string; reference: string; fields: readonly string[] },
): Promise<void> {
  if (fields.length === 0) return;
  await tx
    .delete(importCorrections)
    .where(
      and(
        eq(importCorrections.ownerId, ownerId),
        eq(importCorrections.reference, reference),
        inArray(importCorrections.field, [...fields]),
      ),
    );
}

/** What no file has used for long. */
export async function deleteChoicesBefore(executor: Executor, before: Date): Promise<void> {
  await executor.delete(importLayouts).where(lt(importLayouts.usedAt, before));
  await executor.delete(importCorrections).where(lt(importCorrections.usedAt, before));
}
