import type { Import, ImportColumns, ImportRow } from '#contract/selling/imports.ts';
import { call, post, type SignedInAccount } from './accounts.ts';
import type { TestApp } from './test-app.ts';

/** The calls of importing CSV files, as one seller. */
export function importerOf(t: TestApp, { headers }: SignedInAccount) {
  const upload = (content: string | Buffer, type = 'text/csv') =>
    call(t, {
      method: 'POST',
      url: '/api/imports',
      payload: content,
      headers: { ...headers, 'content-type': type },
    });
  const read = async (id: string) => (await call(t, { url: `/api/imports/${id}`, headers })).json<Import>();
  const rows = async (id: string) =>
    (await call(t, { url: `/api/imports/${id}/rows`, headers })).json<ImportRow[]>();
  const start = (id: string, payload?: object) => post(t, `/api/imports/${id}/start`, payload, { headers });
  const map = (id: string, values: object[]) =>
    post(t, `/api/imports/${id}/mapping`, { values }, { headers });

  /** Uploads the file and waits until it is checked. */
  async function check(content: string | Buffer, type?: string): Promise<Import> {
    const answer = await upload(content, type);
    if (answer.statusCode !== 202) throw new Error(`Uploading returned ${answer.statusCode} ${answer.body}`);
    await t.deps.jobs.drain();
    return read(answer.json<Import>().id);
  }

  /** The same, and imports it. */
  async function run(content: string | Buffer, options?: object): Promise<Import> {
    const { id } = await check(content);
    const answer = await start(id, options);
    if (answer.statusCode !== 202) throw new Error(`Starting returned ${answer.statusCode} ${answer.body}`);
    await t.deps.jobs.drain();
    return read(id);
  }

  const put = (path: string, payload: object) =>
    call(t, { method: 'PUT', url: `/api/imports/${path}`, payload, headers });
  const columns = async (id: string) =>
    (await call(t, { url: `/api/imports/${id}/columns`, headers })).json<ImportColumns>();

  /** Changes something that is checked again, and waits for that. */
  async function change(path: string, payload: object): Promise<Import> {
    const answer = await put(path, payload);
    if (answer.statusCode !== 202) throw new Error(`${path} returned ${answer.statusCode} ${answer.body}`);
    await t.deps.jobs.drain();
    return read(answer.json<Import>().id);
  }

  /** Undoes an import and waits for that. */
  async function undo(id: string): Promise<Import> {
    const answer = await post(t, `/api/imports/${id}/undo`, undefined, { headers });
    if (answer.statusCode !== 202) throw new Error(`Undoing returned ${answer.statusCode} ${answer.body}`);
    await t.deps.jobs.drain();
    return read(id);
  }

  return { put, columns, change, undo, upload, read, rows, start, map, check, run };
}
