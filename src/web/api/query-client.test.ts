import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { type Api, createApi } from './api-client.ts';
import { createQueryClient, viaApi } from './query-client.ts';

function clientAnswering(status: number, body: string) {
  const fetch = vi.fn(async (_path: string) => new Response(body, { status }));
  return { fetch, client: createQueryClient(createApi({ fetch })) };
}

describe('the query client', () => {
  it('CONST-01 asks once: data never goes stale by itself', async () => {
    const { client, fetch } = clientAnswering(200, '[1]');
    await client.fetchQuery({ queryKey: ['/api/boats'] });
    expect(await client.fetchQuery({ queryKey: ['/api/boats'] })).toEqual([1]);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('CONST-02 does not refetch on focus or at intervals', () => {
    const { queries } = clientAnswering(200, '[]').client.getDefaultOptions();
    expect(queries).toMatchObject({ refetchOnWindowFocus: false, refetchInterval: false });
  });

  it('CONST-03 does not try a failed query again', async () => {
    const { client, fetch } = clientAnswering(500, 'down');
    await expect(client.fetchQuery({ queryKey: ['/api/boats'] })).rejects.toThrow('500: down');
    expect(fetch).toHaveBeenCalledOnce();
    expect(client.getDefaultOptions().mutations).toMatchObject({ retry: false });
  });

  it('API-01 a key is the address of its query', async () => {
    const { client, fetch } = clientAnswering(200, '{}');
    await client.fetchQuery({ queryKey: ['/api/watchlist', 'check', 7] });
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/watchlist/check/7');
  });

  it('a query function gets the api of the client it runs on', async () => {
    const { client, fetch } = clientAnswering(200, '{"id":7}');
    const boat = await client.fetchQuery({
      queryKey: ['boat', 7],
      queryFn: viaApi((api, signal) => api.query(['/api/boats', 7], { signal })),
    });
    expect(boat).toEqual({ id: 7 });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('asks again for a list that was asked for before a change and answers after it', async () => {
    const answers = [Promise.withResolvers<string[]>(), Promise.withResolvers<string[]>()];
    const query = vi.fn(() => answers[query.mock.calls.length - 1]?.promise);
    const client = createQueryClient({ query } as unknown as Api);
    const list = new QueryObserver<string[]>(client, { queryKey: ['/api/threads?box=archived'] });
    const leave = list.subscribe(() => {});

    const refreshed = client.invalidateQueries();
    answers[0]?.resolve([]);
    answers[1]?.resolve(['Bill']);
    await refreshed;

    expect(query).toHaveBeenCalledTimes(2);
    expect(list.getCurrentResult().data).toEqual(['Bill']);
    leave();
  });
});
