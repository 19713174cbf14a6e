import {
  LEADS_IN_FILE,
  type Lead,
  type LeadFilters,
  type LeadsQuery,
  type LeadsSummary,
} from '#contract/messages/leads.ts';
import type { Deps } from '#server/deps.ts';
import type { ListPage } from '#server/http/answers.ts';
import { boatViews } from '#server/modules/conversations/conversations.views.ts';
import { firstNameOf } from '#server/modules/conversations/people.ts';
import { countLeads, type LeadOwner, type LeadRow, readLeads } from './leads.repository.ts';

type Database = Pick<Deps, 'db'>;

const iso = (moment: string | null) => (moment === null ? null : new Date(moment).toISOString());

const nameOf = ({ name, buyerName, hasLeft }: LeadRow): string =>
  name ??
  firstNameOf({ side: 'buyer', accountId: null, emailKey: hasLeft ? null : '', name: buyerName }, undefined);

export type LeadFacts = Omit<Lead, 'boat'> & { listingId: number; title: string };

const factsOf = (row: LeadRow): LeadFacts => ({
  id: row.id,
  listingId: row.listingId,
  title: row.title,
  reference: row.reference,
  name: nameOf(row),
  phone: row.phone,
  state: row.state,
  receivedAt: new Date(row.receivedAt).toISOString(),
  week: row.week,
  waitingSince: iso(row.waitingSince),
  answeredAt: iso(row.answeredAt),
});

export async function listLeads(
  { db }: Database,
  owner: LeadOwner,
  query: LeadsQuery,
): Promise<ListPage<Lead>> {
  const { rows, total } = await readLeads(db, owner, query);
  const boatOf = await boatViews(db, rows);
  const entries = rows.map((row) => {
    const { listingId, title, ...lead } = factsOf(row);
    return { ...lead, boat: boatOf({ listingId, title }) };
  });
  return { entries, total };
}

/** As many as one file holds. */
export async function leadsForFile(
  { db }: Database,
  owner: LeadOwner,
  filters: LeadFilters,
): Promise<LeadFacts[]> {
  const { rows } = await readLeads(db, owner, { ...filters, page: 1, limit: LEADS_IN_FILE });
  return rows.map(factsOf);
}

export async function summariseLeads({ db }: Database, owner: LeadOwner): Promise<LeadsSummary> {
  const summary = await countLeads(db, owner);
  return { ...summary, waitingSince: iso(summary.waitingSince) };
}
