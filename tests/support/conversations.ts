import { call, newEmail, post, registerAccount, type SignedInAccount } from './accounts.ts';
import { insertListing, type ListingFields } from './listings.ts';
import type { TestApp } from './test-app.ts';

let texts = 0;
const WORDS = ['mast', 'keel', 'galley', 'rudder', 'anchor', 'tender', 'cradle', 'awning', 'bilge', 'winch'];

/** A question unlike every other one, so that it does not look like one text sent to many. */
export function newText(): string {
  texts += 1;
  // Successive numbers differ in one digit; these in nearly all of them, and each of a million is there once.
  const digits = [...String((texts * 618_033) % 1_000_000).padStart(6, '0')];
  return `What about the ${digits.map((digit, at) => `${WORDS[Number(digit)]}${at}`).join(' ')}?`;
}

interface Opening {
  boatId: number;
  buyer?: SignedInAccount;
  email?: string;
  name?: string;
  phone?: string;
  message?: string;
}

/** Writes to the seller with the contact form, signed in as the buyer or not at all. */
export const startConversation = (
  t: Pick<TestApp, 'app'>,
  { boatId, buyer, email, name = 'Bill Buyer', phone, message = newText() }: Opening,
) =>
  post(
    t,
    '/api/contact-seller',
    {
      boatId,
      buyerName: name,
      buyerEmail: email ?? buyer?.user.email ?? newEmail('bill'),
      buyerPhone: phone ?? null,
      message,
    },
    { headers: buyer?.headers },
  );

export interface Conversation {
  id: number;
  boatId: number;
  seller: SignedInAccount;
  buyer: SignedInAccount;
}

/** A conversation between two new accounts about a new boat. */
export async function newConversation(
  t: TestApp,
  people: { seller?: SignedInAccount; buyer?: SignedInAccount; boat?: ListingFields; message?: string } = {},
): Promise<Conversation> {
  const seller = people.seller ?? (await registerAccount(t, { firstName: 'Sally' }));
  const buyer = people.buyer ?? (await registerAccount(t, { firstName: 'Bill' }));
  const { id: boatId } = await insertListing(t.db, {
    ownerId: seller.user.id,
    showEmail: true,
    ...people.boat,
  });
  const answer = await startConversation(t, { boatId, buyer, message: people.message });
  if (answer.statusCode !== 200) throw new Error(`Writing to the seller returned ${answer.body}`);
  const [entry] = (
    await call(t, { method: 'GET', url: `/api/threads?boat=${boatId}`, headers: buyer.headers })
  ).json();
  return { id: entry.id, boatId, seller, buyer };
}
