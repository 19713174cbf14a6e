import type { CorrectedRow, Import } from '#contract/selling/imports.ts';
import { type Correction, isCorrectable, statedValue } from '#domain/exchange/corrections.ts';
import { IMPORT_LIMITS } from '#domain/exchange/limits.ts';
import type { Deps } from '#server/deps.ts';
import { invalid } from '#server/errors.ts';
import type { Principal } from '#server/http/access/access.ts';
import { deleteCorrections, saveCorrections } from '../columns/choices.repository.ts';
import { importRowNotFound } from '../imports.errors.ts';
import { updateImport } from '../imports.repository.ts';
import { lockReady, ownImport, readOwnImport } from '../imports.service.ts';
import { enqueueImport } from '../queue/imports.queue.ts';
import { lockRow, saveCorrected } from '../rows/rows.repository.ts';

/** Longer than any list of fields. */
const VALUES = 60;

const limitOf = (field: string) =>
  field === 'description' ? IMPORT_LIMITS.descriptionLength : IMPORT_LIMITS.valueLength;

function problemOf(values: CorrectedRow['values']): string | undefined {
  const entries = Object.entries(values);
  if (entries.length === 0) return 'Correct a value';
  if (entries.length > VALUES) return `Correct ${VALUES} values at most`;
  const unknown = entries.find(([field]) => !isCorrectable(field));
  if (unknown) return `“${unknown[0]}” cannot be corrected here`;
  const long = entries.find(([field, value]) => String(value ?? '').length > limitOf(field));
  return long ? `“${long[0]}” is too long` : undefined;
}

/** What a value becomes as text: as it would stand in the file. */
const inFile = (value: string | number | boolean) =>
  typeof value === 'string' ? value.trim() : String(value);

/** Corrects values of one boat, for this file and the next ones, and checks the file again. */
export async function correctRow(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  seller: Principal,
  { id, row: number }: { id: string; row: number },
  { values }: CorrectedRow,
): Promise<Import> {
  const problem = problemOf(values);
  if (problem) throw invalid(problem);
  const { ownerId } = await ownImport(deps, seller, id);
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const record = await lockReady(tx, seller, id);
    const row = await lockRow(tx, id, number);
    const raw = row?.raw;
    if (!row || !raw) throw importRowNotFound();
    const corrections: Record<string, Correction> = { ...row.corrected };
    const changed: Record<string, Correction> = {};
    const taken: string[] = [];
    for (const [field, value] of Object.entries(values)) {
      if (value === null) {
        delete corrections[field];
        taken.push(field);
        continue;
      }
      const correction = { was: statedValue(raw, field), value: inFile(value) };
      corrections[field] = correction;
      changed[field] = correction;
    }
    await saveCorrected(tx, { importId: id, row: number, corrected: corrections });
    const { reference } = raw;
    if (reference) {
      await deleteCorrections(tx, { ownerId, reference, fields: taken });
      await saveCorrections(
        tx,
        Object.entries(changed).map(([field, { was, value }]) => ({
          ownerId,
          reference,
          field,
          was,
          value,
          usedAt: at,
        })),
      );
    }
    await updateImport(tx, id, ['ready'], { state: 'checking', updatedAt: at });
    await enqueueImport(deps, tx, { ...record, state: 'checking' });
  });
  return readOwnImport(deps, seller, id);
}
