import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from './api-client.ts';
import { categorySummaryQuery, detailedSummaryQuery } from './categories.ts';
import { createQueryClient } from './query-client.ts';

const MINUTES = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function counting() {
  const fetch = vi.fn(async () => new Response('{}'));
  return { fetch, client: createQueryClient(createApi({ fetch })) };
}

describe('how many boats there are', () => {
  it('CONST-04 in detail is asked once in five minutes', async () => {
    const { fetch, client } = counting();
    await client.fetchQuery(detailedSummaryQuery);
    vi.advanceTimersByTime(5 * MINUTES - 1);
    await client.fetchQuery(detailedSummaryQuery);
    expect(fetch).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await client.fetchQuery(detailedSummaryQuery);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('CONST-05 by category is fetched every time', async () => {
    const { fetch, client } = counting();
    await client.fetchQuery(categorySummaryQuery);
    await client.fetchQuery(categorySummaryQuery);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
