import type { APIRequestContext, Page } from '@playwright/test';
import { bearer, decide, submitBoat } from './own-listings.ts';
import type { Account } from './people.ts';
import { expect } from './test.ts';

export const composer = (page: Page, to: string) => page.getByRole('textbox', { name: `Message to ${to}` });
export const thread = (page: Page) => page.getByRole('list', { name: 'Messages' });
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });

/** A live boat of this seller. */
export async function liveBoat(
  request: APIRequestContext,
  admin: Account,
  seller: Account,
  facts: object = {},
): Promise<number> {
  const { id } = await submitBoat(request, seller, { showEmail: true, sellerName: 'Sally Seller', ...facts });
  await decide(request, admin, 'approve-boat', { id });
  return id;
}

/** Writes to the seller of a boat, as an account or as a visitor who gives this address. */
export async function writeToSeller(
  request: APIRequestContext,
  {
    boatId,
    message,
    name = 'Bill Buyer',
    phone,
    ...from
  }: { boatId: number; message: string; name?: string; phone?: string } & (
    | { buyer: Account }
    | { email: string }
  ),
) {
  const [headers, buyerEmail] =
    'buyer' in from ? [bearer(from.buyer), from.buyer.email] : [undefined, from.email];
  const answer = await request.post('/api/contact-seller', {
    headers,
    data: { boatId, buyerName: name, buyerEmail, buyerPhone: phone, message },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
