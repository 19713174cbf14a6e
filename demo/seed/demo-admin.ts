import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../src/server/db/executor.ts';
import type { Deps } from '../../src/server/deps.ts';
import { findAccountByEmail } from '../../src/server/modules/accounts/accounts.repository.ts';
import { ensureAdmin } from '../../src/server/modules/accounts/admins/admins.service.ts';
import { ADMIN_SEARCHES } from '../saved-searches.ts';
import { insertSavedSearches } from './insert-saved-searches.ts';

export interface DemoAdmin {
  email: string;
  password: string;
}

/** Whoever signs in first sees both sides: the private seller's boat with the most conversations becomes theirs. */
async function giveBoatTo(tx: Executor, { id, emailKey }: { id: string; emailKey: string }): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select l.id from listings l
      join accounts a on a.id = l.owner_id and a.seller_type = 'private'
      join conversations c on c.listing_id = l.id
      join conversation_participants b on b.conversation_id = c.id and b.side = 'buyer'
    where l.live
    group by l.id having bool_and(b.email_key is distinct from ${emailKey})
    order by count(*) desc, l.id limit 1`);
  const boat = rows[0]?.id;
  if (boat === undefined) return;
  await tx.execute(sql`update listings set owner_id = ${id} where id = ${boat}`);
  await tx.execute(sql`
    update media set owner_id = ${id} where id in (select media_id from listing_media where listing_id = ${boat})`);
  await tx.execute(sql`
    update conversation_participants set account_id = ${id}
    where side = 'seller' and conversation_id in (select id from conversations where listing_id = ${boat})`);
}

/** An administrator for the demo. The password is generated now and shown once. */
export async function createDemoAdmin(deps: Deps): Promise<DemoAdmin | undefined> {
  if (deps.config.admin) return undefined;
  const admin = { email: 'admin@slipway.example', password: randomBytes(12).toString('base64url') };
  if ((await ensureAdmin(deps, admin)) !== 'created') return undefined;
  const account = await findAccountByEmail(deps.db, admin.email);
  if (account)
    await deps.db.transaction(async (tx) => {
      await insertSavedSearches(tx, account.id, { searches: ADMIN_SEARCHES, now: deps.clock.now() });
      await giveBoatTo(tx, account);
    });
  return admin;
}
