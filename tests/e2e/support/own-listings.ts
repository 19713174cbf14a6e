import type { APIRequestContext } from '@playwright/test';
import type { OwnListing } from '#contract/selling/selling.ts';
import { photo } from '#tests/support/photo-files.ts';
import { mp4 } from '#tests/support/video-files.ts';
import type { Account } from './people.ts';
import { expect } from './test.ts';

type Token = Pick<Account, 'token'>;

export const bearer = ({ token }: Token) => ({ authorization: `Bearer ${token}` });

/** Small, because the server makes every size of each photo. */
const smallPhoto = () => photo({ width: 160, height: 120 });

const FILES = {
  photo: { filename: 'at-anchor.jpg', contentType: 'image/jpeg', bytes: smallPhoto },
  video: { filename: 'under-sail.mp4', contentType: 'video/mp4', bytes: mp4 },
} as const;

/** Uploads an account's photograph or video as the pages do; returns its address. */
export async function uploadOwn(
  request: APIRequestContext,
  account: Token,
  kind: keyof typeof FILES,
): Promise<string> {
  const { filename, contentType, bytes } = FILES[kind];
  const permission = await request.post('/api/objects/upload', {
    headers: bearer(account),
    data: { filename, contentType },
  });
  const { uploadURL } = await permission.json();
  const stored = await request.put(uploadURL, {
    headers: { 'content-type': contentType },
    data: await bytes(),
  });
  expect(stored.status(), await stored.text()).toBe(200);
  return (await stored.json()).url;
}

/** Submits a boat. */
export async function submitBoat(
  request: APIRequestContext,
  account: Token,
  facts: object = {},
): Promise<OwnListing> {
  const answer = await request.post('/api/boats', {
    headers: bearer(account),
    data: {
      title: 'Contessa 32 “Marigold”',
      category: 'sailing',
      subcategory: 'cruiser',
      price: 24_950,
      location: 'Lymington',
      sellerName: 'Anna Bell',
      images: [await uploadOwn(request, account, 'photo')],
      ...facts,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

/** Approves or rejects a listing as a reviewer. */
export async function decide(
  request: APIRequestContext,
  admin: Token,
  decision: 'approve-boat' | 'reject-boat' | 'feature-boat',
  { id, ...data }: { id: number; reason?: string; featured?: boolean },
) {
  const answer = await request.post(`/api/admin/${decision}/${id}`, { headers: bearer(admin), data });
  expect(answer.status(), await answer.text()).toBe(200);
}

export const publicBoat = async (request: APIRequestContext, id: number) =>
  (await request.get(`/api/boats/${id}`)).json();

/** A real browser's user agent: visits by programs are not counted. */
export const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };

/** This many visitors view a boat, each from a different client address. */
export async function viewBoat(request: APIRequestContext, id: number, visitors: number) {
  for (let visitor = 1; visitor <= visitors; visitor += 1) {
    const seen = await request.post('/api/analytics', {
      headers: { ...BROWSER, 'x-forwarded-for': `10.44.${id % 250}.${visitor}` },
      data: { eventType: 'boat_view', boatId: id },
    });
    expect(seen.status()).toBe(204);
  }
}
