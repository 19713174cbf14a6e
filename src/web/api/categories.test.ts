import { type FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { categorySummaryQuery, detailedSummaryQuery } from './categories.ts';

async function timesAsked(query: FetchQueryOptions, afterMs: number) {
  vi.useFakeTimers();
  try {
    const queryFn = vi.fn(async () => ({}));
    const client = new QueryClient();
    await client.fetchQuery({ ...query, queryFn });
    vi.advanceTimersByTime(afterMs);
    await client.fetchQuery({ ...query, queryFn });
    return queryFn.mock.calls.length;
  } finally {
    vi.useRealTimers();
  }
}

it('CONST-04 the detailed summary is good for 5 minutes', async () => {
  expect(await timesAsked(detailedSummaryQuery as FetchQueryOptions, 299_000)).toBe(1);
  expect(await timesAsked(detailedSummaryQuery as FetchQueryOptions, 301_000)).toBe(2);
});

it('CONST-05 the plain summary is always fetched again', async () => {
  expect(await timesAsked(categorySummaryQuery as FetchQueryOptions, 0)).toBe(2);
});
