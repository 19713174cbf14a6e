import { describe, expect, it, vi } from 'vitest';
import { createApi } from './api-client.ts';
import { ApiError } from './api-error.ts';

function apiAnswering(status: number, body: string, token: string | null = null) {
  const fetch = vi.fn(
    async (_path: string, _init?: RequestInit) => new Response(status === 204 ? null : body, { status }),
  );
  const onUnauthorised = vi.fn();
  const api = createApi({ fetch, token: () => token, onUnauthorised });
  return { api, fetch, onUnauthorised };
}

const json = (value: unknown) => JSON.stringify(value);

describe('the query helper', () => {
  it('API-01 is a GET of its parts joined with slashes, with credentials', async () => {
    const { api, fetch } = apiAnswering(200, json({ id: 7 }));
    expect(await api.query(['/api/boats', 7])).toEqual({ id: 7 });
    expect(fetch.mock.calls[0]).toMatchObject(['/api/boats/7', { method: 'GET', credentials: 'include' }]);
  });

  it('API-03 ERR-62 throws the status, a colon and the text', async () => {
    const { api } = apiAnswering(500, 'Out of order');
    await expect(api.query(['/api/boats'])).rejects.toThrow(/^500: Out of order$/);
  });

  it('API-04 throws on 401 by default', async () => {
    const { api } = apiAnswering(401, 'No session');
    await expect(api.query(['/api/my-boats'])).rejects.toThrow(/^401: No session$/);
  });

  it('API-04 answers null on 401 when asked to, and leaves the session alone', async () => {
    const { api, onUnauthorised } = apiAnswering(401, 'No session', 'token');
    expect(await api.query(['/api/my-boats'], { on401: 'null' })).toBeNull();
    expect(onUnauthorised).not.toHaveBeenCalled();
  });

  it('API-04 still throws other failures in that mode', async () => {
    const { api } = apiAnswering(503, 'Later');
    await expect(api.query(['/api/my-boats'], { on401: 'null' })).rejects.toThrow(/^503: Later$/);
  });

  it('hands over the whole response to callers that read its headers', async () => {
    const { api } = apiAnswering(200, json([]));
    expect((await api.queryResponse(['/api/boats'])).status).toBe(200);
  });
});

describe('the mutation helper', () => {
  it('sends its body as JSON', async () => {
    const { api, fetch } = apiAnswering(201, json({ ok: true }));
    expect(await api.mutate('POST', '/api/watchlist', { boatId: '1' })).toEqual({ ok: true });
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      body: json({ boatId: '1' }),
      headers: { 'content-type': 'application/json' },
    });
  });

  it('API-03 throws the status, a colon and the text', async () => {
    const { api } = apiAnswering(409, 'Sold');
    await expect(api.mutate('POST', '/api/contact-seller', {})).rejects.toThrow(/^409: Sold$/);
  });

  it('AUTH-24 ERR-61 a 401 on an authenticated call ends the session', async () => {
    const { api, onUnauthorised } = apiAnswering(401, 'Expired', 'token');
    await expect(api.mutate('DELETE', '/api/watchlist/1')).rejects.toThrow(/^401: Expired$/);
    expect(onUnauthorised).toHaveBeenCalledOnce();
  });
});

describe('the general helper', () => {
  it('API-02 reads JSON', async () => {
    const { api } = apiAnswering(200, json({ success: true }));
    expect(await api.request('/api/contact', { method: 'POST', body: {} })).toEqual({ success: true });
  });

  it('reads an empty answer as nothing', async () => {
    const { api } = apiAnswering(204, '');
    expect(await api.request('/api/auth/sign-out', { method: 'POST' })).toBeUndefined();
  });

  it("API-02 ERR-02 throws the body's error", async () => {
    const { api } = apiAnswering(400, json({ error: 'Invalid email or password.' }));
    await expect(api.request('/api/auth/sign-in')).rejects.toThrow(/^Invalid email or password\.$/);
  });

  it.each(['<html>', '', 'null', json({ error: '' }), json({ message: 'other' })])(
    'API-02 ERR-02 throws "Request failed" for the body %j',
    async (body) => {
      const { api } = apiAnswering(502, body);
      await expect(api.request('/api/contact')).rejects.toThrow(/^Request failed$/);
    },
  );

  it('keeps the status and the details of a validation error', async () => {
    const details = [{ path: ['price'], message: 'Too low' }];
    const { api } = apiAnswering(400, json({ error: 'Not valid', details }));
    const error = await api.request('/api/boats').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 400, details });
  });

  it('ERR-01 a 401 on an authenticated call is "Authentication expired"', async () => {
    const { api, onUnauthorised } = apiAnswering(401, json({ error: 'No session' }), 'token');
    await expect(api.request('/api/my-boats')).rejects.toThrow(/^Authentication expired$/);
    expect(onUnauthorised).toHaveBeenCalledOnce();
  });

  it('a 401 without a token is the answer of the call itself', async () => {
    const { api, onUnauthorised } = apiAnswering(401, json({ error: 'Please sign in' }));
    await expect(api.request('/api/auth/session')).rejects.toThrow(/^Please sign in$/);
    expect(onUnauthorised).not.toHaveBeenCalled();
  });

  it('AUTH-28 an authenticated call carries the bearer token and a JSON content type', async () => {
    const { api, fetch } = apiAnswering(200, json([]), 'abc');
    await api.request('/api/my-boats');
    expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({
      authorization: 'Bearer abc',
      'content-type': 'application/json',
    });
  });

  it('a call without a token sends none', async () => {
    const { api, fetch } = apiAnswering(200, json([]));
    await api.request('/api/boats');
    expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({ accept: 'application/json' });
  });
});
