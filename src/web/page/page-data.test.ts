import { RouterContextProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { createLoadContext } from './load-context.ts';
import { definePageData, stateOf } from './page-data.tsx';

const boat = { queryKey: ['/api/boats', 7] };
const similar = { queryKey: ['/api/boats?limit=4'] };

function load(page: ReturnType<typeof definePageData>, answer: (path: string) => Response) {
  const context = createLoadContext({
    fetch: async (path) => answer(path),
    nonce: undefined,
    publicUrl: 'https://slipway.example',
    isDev: false,
  });
  const url = new URL('https://slipway.example/boats/7');
  return page.loader({ params: { id: '7' }, url, context, request: new Request(url), pattern: '/boats/:id' });
}

const ok = (value: unknown) => Response.json(value);

describe("a page's data", () => {
  it('is sent with the page', async () => {
    const page = definePageData(() => ({ critical: [boat], extra: [similar] }));
    const state = stateOf(await load(page, (path) => ok(path)));
    expect(state?.queries.map((query) => [query.queryKey, query.state.data])).toEqual([
      [similar.queryKey, '/api/boats?limit=4'],
      [boat.queryKey, '/api/boats/7'],
    ]);
  });

  it.each([404, 410, 503])('that it cannot do without fails with the real status %i', async (status) => {
    const page = definePageData(() => ({ critical: [boat] }));
    await expect(load(page, () => new Response('no', { status }))).rejects.toMatchObject({
      init: { status },
    });
  });

  it('that never arrived is a 500', async () => {
    const page = definePageData(() => ({ critical: [boat] }));
    const failing = load(page, () => {
      throw new TypeError('fetch failed');
    });
    await expect(failing).rejects.toMatchObject({ init: { status: 500 } });
  });

  it('that it can do without is left to the browser when it fails', async () => {
    const page = definePageData(() => ({ critical: [boat], extra: [similar] }));
    const loaded = await load(page, (path) =>
      path === '/api/boats/7' ? ok({ id: 7 }) : new Response('no', { status: 503 }),
    );
    const state = stateOf(loaded);
    expect(state?.queries.map((query) => query.queryKey)).toEqual([boat.queryKey]);
  });

  it('is chosen by the address', async () => {
    const queriesOf = vi.fn(() => ({}));
    await load(definePageData(queriesOf), () => ok(null));
    expect(queriesOf).toHaveBeenCalledWith({
      params: { id: '7' },
      url: new URL('https://slipway.example/boats/7'),
    });
  });

  it('is only started, never awaited, when the browser changes pages', () => {
    const queryFn = vi.fn(() => new Promise(() => {}));
    const page = definePageData(() => ({
      critical: [{ ...boat, queryFn }],
      extra: [{ ...similar, queryFn }],
    }));
    const url = new URL('https://slipway.example/boats/7');
    const args = {
      params: {},
      url,
      context: new RouterContextProvider(),
      request: new Request(url),
      pattern: '',
      serverLoader: () => Promise.reject(new Error('The server was asked')),
    };
    expect(page.clientLoader(args)).toEqual({ isInline: false });
    expect(queryFn).toHaveBeenCalledTimes(2);
  });
});
