import type { Readable } from 'node:stream';
import type { ImportRow, ImportRowsQuery } from '#contract/selling/imports.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import type { ListPage } from '#server/http/answers.ts';
import { openQuestions } from '../columns/needs.ts';
import { previewNotFound } from '../imports.errors.ts';
import type { ImportRecord } from '../imports.repository.ts';
import { ownImport } from '../imports.service.ts';
import { previewKey } from '../receiving/import-files.ts';
import { findPictures } from './pictures.repository.ts';
import { readRowPage } from './rows.repository.ts';
import { rowView } from './rows.views.ts';

const ROWS_SHOWN = 50;

const keepsFile = ({ state }: ImportRecord) => state === 'ready' || state === 'importing';

export async function readImportRows(
  deps: Pick<Deps, 'db'>,
  seller: Principal,
  { id, outcome, page = 1, limit = ROWS_SHOWN, after }: ImportRowsQuery & { id: string },
): Promise<ListPage<ImportRow> & { next: number | undefined }> {
  const record = await ownImport(deps, seller, id);
  const open =
    record.state === 'ready'
      ? openQuestions(record).flatMap(({ field, answer }) => (answer === null ? field : []))
      : [];
  const { rows, total, next } = await readRowPage(deps.db, id, { outcome, page, limit, after });
  const pictures = await findPictures(deps.db, seller.accountId, rows);
  const preview = keepsFile(record) ? (row: number) => `/api/imports/${id}/rows/${row}/preview` : undefined;
  return { entries: rows.map((row) => rowView(row, { pictures, open, preview })), total, next };
}

/** The small picture of a row's first photo. */
export async function openPreview(
  deps: Pick<Deps, 'db' | 'storage'>,
  seller: Principal,
  { id, row }: { id: string; row: number },
): Promise<Readable> {
  await ownImport(deps, seller, id);
  const preview = await deps.storage.get(previewKey(id, row));
  if (!preview) throw previewNotFound();
  return preview.stream;
}
