import { expect, it } from 'vitest';
import { type Import, NEXT_ROW_HEADER } from '#contract/selling/imports.ts';
import type { Api } from '#web/api/api-client.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { rowsQuery } from './import-calls.ts';

const FOUND = { id: 'x', state: 'ready', counts: {} } as Import;

/** Answers with as many rows as fit, as the server does, and remembers what was asked. */
function serverWith(rows: number, perAnswer: number) {
  const asked: string[] = [];
  const queryResponse: Api['queryResponse'] = async ([first]) => {
    const path = String(first);
    asked.push(path);
    const query = new URL(path, 'http://localhost').searchParams;
    const limit = Number(query.get('limit'));
    const from = Number(query.get('after') ?? (Number(query.get('page')) - 1) * limit);
    const last = Math.min(from + Math.min(limit, perAnswer), rows);
    const answer = Array.from({ length: last - from }, (_, n) => ({ row: from + n + 1 }));
    const headers = {
      'x-total-count': String(rows),
      ...(last < rows && { [NEXT_ROW_HEADER]: String(last) }),
    };
    return new Response(JSON.stringify(answer), { headers });
  };
  return { asked, client: createQueryClient({ queryResponse } as Api) };
}

it.each([
  { what: 'one answer', rows: 120, perAnswer: 50, page: 2, shown: [51, 100], calls: 1 },
  { what: 'several answers', rows: 120, perAnswer: 8, page: 2, shown: [51, 100], calls: 7 },
  { what: 'the end of the list', rows: 120, perAnswer: 8, page: 3, shown: [101, 120], calls: 3 },
])('BROKER-02 a page shows all its boats, from $what', async ({ rows, perAnswer, page, shown, calls }) => {
  const { asked, client } = serverWith(rows, perAnswer);
  const found = await client.fetchQuery(rowsQuery(FOUND, { outcome: undefined, page }));
  expect([found.rows[0]?.row, found.rows.at(-1)?.row]).toEqual(shown);
  expect(found.rows).toHaveLength((shown[1] ?? 0) - (shown[0] ?? 0) + 1);
  expect(found.total).toBe(rows);
  expect(asked).toHaveLength(calls);
});
