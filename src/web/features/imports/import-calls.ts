import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readListHeaders } from '#contract/list-headers.ts';
import {
  type ChosenColumns,
  type CorrectedRow,
  type Import,
  type ImportAnswers,
  type ImportColumns,
  type ImportMapping,
  type ImportOutcome,
  type ImportRow,
  NEXT_ROW_HEADER,
} from '#contract/selling/imports.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { viaApi } from '#web/api/query-client.ts';
import { queryPath } from '#web/api/query-path.ts';
import { session } from '#web/session/session.ts';

const PATH = '/api/imports';
const POLL_MS = 1_000;

const isRunning = (found: Import | undefined) => found?.state === 'checking' || found?.state === 'importing';

export const importsQuery = queryOptions({
  queryKey: [PATH],
  queryFn: viaApi((api, signal) => api.query<Import[]>([PATH], { signal })),
  staleTime: 0,
});

/** Asked again every second while a job works on it. */
export const importQuery = (id: string) =>
  queryOptions<Import>({
    queryKey: [PATH, id],
    queryFn: viaApi((api, signal) => api.query<Import>([PATH, id], { signal })),
    staleTime: 0,
    refetchInterval: ({ state }) => (isRunning(state.data) ? POLL_MS : false),
  });

export const ROWS_SIZE = 50;

const PICTURE_POLL_MS = 3_000;
const PICTURE_POLLS = 20;
const lacksPicture = ({ photos, shown }: ImportRow) => photos > 0 && !shown.picture && !shown.preview;

type RowsPage = { rows: ImportRow[]; total: number };
type RowsWanted = { outcome: ImportOutcome | undefined; page: number };

/** `state` belongs to the key: rows change when the import does. */
export const rowsQuery = ({ id, state, counts }: Import, { outcome, page }: RowsWanted) =>
  queryOptions<RowsPage>({
    queryKey: [PATH, id, 'rows', state, counts, outcome, page],
    queryFn: viaApi(async (api, signal) => {
      const rows: ImportRow[] = [];
      // Rows with much text come in several answers.
      for (let after: number | undefined; ; ) {
        const limit = ROWS_SIZE - rows.length;
        const place = after === undefined ? { page } : { after };
        const path = queryPath(`${PATH}/${id}/rows`, { outcome, ...place, limit });
        const response = await api.queryResponse([path], { signal });
        rows.push(...((await response.json()) as ImportRow[]));
        const { count } = readListHeaders(response.headers).total;
        after = Number(response.headers.get(NEXT_ROW_HEADER)) || undefined;
        if (after === undefined || rows.length >= ROWS_SIZE) return { rows, total: count };
      }
    }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    // The pictures of the photos in an archive are made when the rows are shown already. A damaged photo never gets one.
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      state === 'ready' && dataUpdateCount < PICTURE_POLLS && data?.rows.some(lacksPicture)
        ? PICTURE_POLL_MS
        : false,
  });

export const mapValues = (id: string, values: ImportMapping['values']) =>
  browserApi.request<Import>(`${PATH}/${id}/mapping`, { method: 'POST', body: { values } });

export const startImport = (id: string, pauseGone: boolean) =>
  browserApi.request<Import>(`${PATH}/${id}/start`, { method: 'POST', body: { pauseGone } });

/** What the columns hold, and what the file does not say. `state` belongs to the key: it changes when the import does. */
export const columnsQuery = ({ id, state, counts }: Import) =>
  queryOptions({
    queryKey: [PATH, id, 'columns', state, counts],
    queryFn: viaApi((api, signal) => api.query<ImportColumns>([`${PATH}/${id}/columns`], { signal })),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const chooseColumns = (id: string, body: ChosenColumns) =>
  browserApi.request<Import>(`${PATH}/${id}/columns`, { method: 'PUT', body });

export const answerQuestions = (id: string, answers: ImportAnswers['answers']) =>
  browserApi.request<Import>(`${PATH}/${id}/answers`, { method: 'PUT', body: { answers } });

export const correctRow = (id: string, row: number, values: CorrectedRow['values']) =>
  browserApi.request<Import>(`${PATH}/${id}/rows/${row}`, { method: 'PUT', body: { values } });

export const undoImport = (id: string) =>
  browserApi.request<Import>(`${PATH}/${id}/undo`, { method: 'POST' });

const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const typeOf = ({ name, type }: File) => {
  if (/\.zip$/i.test(name)) return 'application/zip';
  if (/\.xml$/i.test(name)) return 'application/xml';
  if (/\.xlsx$/i.test(name)) return EXCEL;
  return /\.(csv|tsv|txt)$/i.test(name) ? 'text/csv' : type;
};

/** XMLHttpRequest, because `fetch` does not report the progress of an upload. */
export function uploadImport(file: File, onProgress: (percent: number) => void): Promise<Import> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', queryPath(PATH, { name: file.name }));
    request.setRequestHeader('content-type', typeOf(file));
    request.setRequestHeader('authorization', `Bearer ${session.read()?.token ?? ''}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress((loaded / total) * 100);
    request.onload = () => {
      const answer = JSON.parse(request.responseText) as Import & { error?: string };
      if (request.status === 202) resolve(answer);
      else reject(new Error(answer.error ?? 'The file was not accepted.'));
    };
    request.onerror = () => reject(new Error('Please check your connection and try again.'));
    request.send(file);
  });
}
