import type { LeadFilters, LeadState, LeadsSummary } from '#contract/messages/leads.ts';
import { type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { countUpTo } from '#server/db/queries/count-up-to.ts';
import { containsWords } from '#server/db/queries/like-words.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { blockedPersons } from '#server/modules/conversations/blocks.repository.ts';
import { conversations, messages, participants } from '#server/modules/conversations/conversations.table.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { listingReferences } from '#server/modules/listings/references/references.table.ts';
import { enquiries } from '../enquiries.table.ts';

/** The account whose leads are read. */
export interface LeadOwner {
  accountId: string;
  emailKey: string;
}

export interface LeadRow {
  id: number;
  listingId: number;
  title: string;
  reference: string | null;
  /** What the buyer gave; null once it is erased, or while one of the two has blocked the other. */
  name: string | null;
  phone: string | null;
  state: LeadState;
  receivedAt: string;
  week: string;
  waitingSince: string | null;
  answeredAt: string | null;
  /** The first name of the buyer's account, or the name without one; null once they have left. */
  buyerName: string | null;
  hasLeft: boolean;
}

const BOATS_LISTED = 500;
const WEEKS_LISTED = 104;

/** In SQL what `personKeyOf` does with the key of an address. */
const personKey = (emailKey: SQL) => sql`regexp_replace(${emailKey}, '^([^+@]+)\\+[^@]*@', '\\1@')`;

/**
 * All conversations in which the account is the seller and can see a message, as a subquery "lead". A message counts once its
 * reader can see it; what the buyer gave is chosen as conversations show it (`findGivenContact`).
 */
async function leadsOf(executor: Executor, { accountId, emailKey }: LeadOwner): Promise<SQL> {
  const blocked = JSON.stringify([...(await blockedPersons(executor, emailKey))]);
  return sql`(
    select c.id, c.listing_id, coalesce(l.title, c.title) as title, c.created_at, c.first_reply_at, r.reference,
      to_char(date_trunc('week', c.created_at at time zone 'Europe/London'), 'YYYY-MM-DD') as week,
      case when b.is_shut then null else given.buyer_name end as name,
      case when b.is_shut then null else given.buyer_phone end as phone,
      case when b.has_left then null when buyer.account_id is null then buyer.name else a.first_name end as buyer_name,
      b.has_left, waits.since,
      case when waits.since is null then 'answered' when b.is_shut then 'closed'
        when me.archived_at is not null then 'archived' else 'waiting' end as state
    from ${participants} me
    join ${conversations} c on c.id = me.conversation_id
    join ${participants} buyer on buyer.conversation_id = c.id and buyer.side = 'buyer'
    left join ${accounts} a on a.id = buyer.account_id
    left join ${listings} l on l.id = c.listing_id
    left join ${listingReferences} r on r.listing_id = c.listing_id
    cross join lateral (
      select buyer.account_id is null and buyer.email_key is null as has_left,
        (buyer.account_id is null and buyer.email_key is null)
          or ${personKey(sql`coalesce(a.email_key, buyer.email_key)`)} in (select jsonb_array_elements_text(${blocked}::jsonb)) as is_shut
    ) b
    left join lateral (
      select e.buyer_name, e.buyer_phone
      from ${messages} m join ${enquiries} e on e.id = m.enquiry_id
      where m.conversation_id = c.id and m.side = 'buyer' and m.state = 'sent'
      order by e.buyer_phone is not null desc, m.id desc limit 1
    ) given on true
    cross join lateral (
      select min(m.created_at) as since from ${messages} m
      where m.conversation_id = c.id and m.side = 'buyer' and m.state = 'sent' and m.id > coalesce((
        select max(own.id) from ${messages} own where own.conversation_id = c.id and own.side = 'seller'), 0)
    ) waits
    where me.account_id = ${accountId} and me.side = 'seller' and me.last_at is not null
  ) lead`;
}

/** A phone number is found however its digits are grouped. */
const SEARCHED = sql`lower(concat_ws(' ', lead.name, lead.buyer_name, lead.phone, regexp_replace(lead.phone, '[^0-9]', '', 'g'),
  lead.title, lead.reference))`;

function matching({ boat, week, state, q }: LeadFilters): SQL {
  const conditions = [
    boat === undefined ? undefined : sql`lead.listing_id = ${boat}`,
    week === undefined ? undefined : sql`lead.week = ${week}`,
    state === undefined ? undefined : sql`lead.state = ${state}`,
    containsWords(SEARCHED, q),
  ].filter((condition) => condition !== undefined);
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}

/** Waiting ones first, the longest waiting at the top; then by week, newest first, and within it by boat. */
export async function readLeads(
  executor: Executor,
  owner: LeadOwner,
  { page, limit, ...filters }: LeadFilters & { page: number; limit: number },
): Promise<{ rows: LeadRow[]; total: number }> {
  const leads = await leadsOf(executor, owner);
  const which = matching(filters);
  const { rows } = await executor.execute(sql`
    select lead.id, lead.listing_id as "listingId", lead.title, lead.reference, lead.name, lead.phone, lead.state,
      lead.week, lead.created_at as "receivedAt", lead.first_reply_at as "answeredAt",
      case when lead.state = 'waiting' then lead.since end as "waitingSince",
      lead.buyer_name as "buyerName", lead.has_left as "hasLeft"
    from ${leads} where ${which}
    order by lead.state <> 'waiting', case when lead.state = 'waiting' then lead.since end, lead.week desc,
      lower(lead.title), lead.listing_id, lead.created_at desc, lead.id desc
    limit ${limit} offset ${(page - 1) * limit}`);
  const total =
    page === 1 && rows.length < limit
      ? rows.length
      : await countUpTo(executor, sql`from ${leads} where ${which}`);
  return { rows: rows.map((row) => row as unknown as LeadRow), total };
}

/** All leads counted, by boat and by week. */
export async function countLeads(executor: Executor, owner: LeadOwner): Promise<LeadsSummary> {
  const leads = await leadsOf(executor, owner);
  const { rows } = await executor.execute(sql`
    with lead as materialized (select * from ${leads})
    select count(*) filter (where state = 'waiting')::int as waiting,
      min(since) filter (where state = 'waiting') as "waitingSince",
      (select coalesce(json_agg(boat), '[]'::json) from (
        select listing_id as id, (array_agg(title order by id desc))[1] as title, count(*)::int as leads,
          count(*) filter (where state = 'waiting')::int as waiting
        from lead group by listing_id order by 2, 1 limit ${BOATS_LISTED}) boat) as boats,
      (select coalesce(json_agg(w), '[]'::json) from (
        select week, count(*)::int as leads, count(*) filter (where state = 'waiting')::int as waiting
        from lead group by week order by week desc limit ${WEEKS_LISTED}) w) as weeks
    from lead`);
  const [row] = rows as unknown as LeadsSummary[];
  if (!row) throw new Error('The leads were not counted');
  return row;
}

/** How many buyers wait for a reply about one boat. */
export async function countWaiting(executor: Executor, owner: LeadOwner, listingId: number): Promise<number> {
  const leads = await leadsOf(executor, owner);
  return countUpTo(executor, sql`from ${leads} where ${matching({ boat: listingId, state: 'waiting' })}`);
}
