import createClient from 'openapi-fetch';
// Generated from /api/openapi.json beside a copy of this file; see src/server/http/openapi/client.test.ts.
import type { components, paths } from './api.d.ts';

type Credentials = components['schemas']['SignInRequest'];

interface Market {
  baseUrl: string;
  seller: Credentials;
  administrator: Credentials;
}

/** A client generated from the API description: sells a boat, approves it and reads it as a visitor. */
export async function sellABoat({ baseUrl, seller, administrator }: Market) {
  const api = createClient<paths>({ baseUrl });

  async function signIn(body: Credentials) {
    const { data, error } = await api.POST('/api/auth/sign-in', { body });
    if (!data) throw new Error(error.error);
    return { authorization: `Bearer ${data.token}` };
  }

  const before = await api.GET('/api/boats', { params: { query: { make: 'Jeremy Rogers' } } });
  const asSeller = await signIn(seller);
  const refused = await api.POST('/api/boats', {
    headers: asSeller,
    // @ts-expect-error -- a listing without a price does not fit the schema
    body: { title: 'Contessa 32', category: 'sailing', location: 'Lymington', sellerName: 'Anna Bell' },
  });
  const created = await api.POST('/api/boats', {
    headers: asSeller,
    body: {
      title: 'Contessa 32',
      category: 'sailing',
      make: 'Jeremy Rogers',
      price: 24_950,
      location: 'Lymington',
      sellerName: 'Anna Bell',
    },
  });
  if (!created.data) throw new Error(created.error.error);
  const path = { id: created.data.id };
  const hidden = await api.GET('/api/boats/{id}', { params: { path: { id: String(path.id) } } });
  const approved = await api.POST('/api/admin/approve-boat/{id}', {
    headers: await signIn(administrator),
    params: { path },
  });
  const shown = await api.GET('/api/boats/{id}', { params: { path: { id: String(path.id) } } });
  const after = await api.GET('/api/boats', { params: { query: { make: 'Jeremy Rogers' } } });

  return {
    foundBefore: before.data?.length,
    refusal: refused.error,
    statusWhenCreated: created.data.status,
    hiddenStatus: hidden.response.status,
    approval: approved.data?.message,
    shown: shown.data,
    foundAfter: after.data?.map(({ title }) => title),
    total: after.response.headers.get('x-total-count'),
  };
}
