import type { Lead } from '#contract/messages/leads.ts';
import { weekInWords } from './week-in-words.ts';

export interface LeadGroup {
  heading: string;
  leads: Lead[];
}

/** The leads of a page under headings, in their order: those who wait, then week by week. */
export function groupLeads(leads: readonly Lead[]): LeadGroup[] {
  const groups = Map.groupBy(leads, ({ state, week }) =>
    state === 'waiting' ? 'Waiting for a reply' : weekInWords(week),
  );
  return [...groups].map(([heading, members]) => ({ heading, leads: members }));
}
