import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Api } from './api-client.ts';
import { createQueryClient } from './query-client.ts';

test('a list that was asked for before a change and answers after it is asked for again', async () => {
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
