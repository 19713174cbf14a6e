import { describe, expect, it } from 'vitest';
import { createApi } from '#web/api/api-client.ts';
import { sendWatch } from './watch-requests.ts';

const recording = (status = 200, body: unknown = { boatId: 7, isWatched: true }) => {
  const sent: { path: string; method?: string; body?: string }[] = [];
  const api = createApi({
    fetch: async (path, init) => {
      sent.push({ path, method: init?.method, body: init?.body as string });
      return new Response(JSON.stringify(body), { status });
    },
  });
  return { api, sent };
};

describe('saving a boat', () => {
  it('WATCH-13 API-18 sends the email of the session and the boat', async () => {
    const { api, sent } = recording();
    await sendWatch(api, 'ann@example.org', 7, true);
    expect(sent).toEqual([
      { path: '/api/watchlist', method: 'POST', body: '{"email":"ann@example.org","boatId":7}' },
    ]);
  });

  it('WATCH-15 API-19 takes it away again', async () => {
    const { api, sent } = recording();
    await sendWatch(api, 'ann+sea@example.org', 7, false);
    expect(sent).toEqual([
      { path: '/api/watchlist/7?email=ann%2Bsea%40example.org', method: 'DELETE', body: undefined },
    ]);
  });

  it('WATCH-19 ERR-69 asks to sign in first when no email is stored, and sends no request', async () => {
    const { api, sent } = recording();
    await expect(sendWatch(api, null, 7, true)).rejects.toThrow('Please sign in first');
    expect(sent).toEqual([]);
  });

  it('ERR-04 ERR-05 names what failed', async () => {
    const { api } = recording(500, { error: 'x' });
    await expect(sendWatch(api, 'ann@example.org', 7, true)).rejects.toThrow('Failed to add to watchlist');
    await expect(sendWatch(api, 'ann@example.org', 7, false)).rejects.toThrow(
      'Failed to remove from watchlist',
    );
  });
});
