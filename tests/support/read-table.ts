import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImportFormat } from '#contract/selling/imports.ts';
import { IMPORT_LIMITS } from '#domain/exchange/limits.ts';
import type { RawBoat } from '#domain/exchange/raw-boat.ts';
import type { RememberedChoices, Table, TableChoices } from '#domain/exchange/table-layout.ts';
import { understandBoat } from '#domain/exchange/understand-boat.ts';
import { readImport } from '#server/modules/imports/parsing/read-import.ts';

const NOW = new Date('2026-11-18');
let files = 0;

interface Options {
  choices?: TableChoices;
  remembered?: RememberedChoices[];
}

/** Reads a file as an import does: what its columns are, its boats, and what is understood of each. */
export async function readTable(
  format: ImportFormat,
  content: Buffer | string,
  { choices, remembered = [] }: Options = {},
) {
  files += 1;
  const folder = await mkdtemp(join(tmpdir(), 'slipway-tables-'));
  const path = join(folder, 'table');
  await writeFile(path, content);
  let table: Table | undefined;
  const boats: RawBoat[] = [];
  const batches = readImport({
    path,
    format,
    max: IMPORT_LIMITS.boats,
    ownerId: `seller ${files}`,
    bytes: Buffer.byteLength(content),
    choices,
    remembered,
    now: NOW,
    onTable: (found) => {
      table = found;
    },
  });
  try {
    for await (const batch of batches) boats.push(...batch.map(({ raw }) => raw));
  } finally {
    await rm(folder, { recursive: true });
  }
  return { boats, table, understood: boats.map((boat) => understandBoat(boat, () => undefined, NOW)) };
}

export const fieldsOf = (table: Table | undefined) =>
  Object.fromEntries(table?.columns.map(({ column, field }) => [column, field]) ?? []);
