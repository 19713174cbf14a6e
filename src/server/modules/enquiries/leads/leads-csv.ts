import { stringify } from 'csv-stringify/sync';
import { LEAD_STATE_WORDS } from '#domain/conversations/lead-states.ts';
import { formatDateTime } from '#domain/dates.ts';
import { defusedCell } from '#domain/exchange/columns.ts';
import type { LeadFacts } from './leads.service.ts';

const at = (moment: string | null) => (moment === null ? '' : formatDateTime(moment));

const COLUMNS: Readonly<Record<string, (lead: LeadFacts, conversationUrl: string) => string>> = {
  Boat: ({ title }) => title,
  Number: ({ listingId }) => String(listingId),
  Reference: ({ reference }) => reference ?? '',
  'Week from': ({ week }) => week,
  Received: ({ receivedAt }) => at(receivedAt),
  Name: ({ name }) => name,
  Phone: ({ phone }) => phone ?? '',
  State: ({ state }) => LEAD_STATE_WORDS[state].words,
  'Waiting since': ({ waitingSince }) => at(waitingSince),
  'First reply': ({ answeredAt }) => at(answeredAt),
  Conversation: (_lead, conversationUrl) => conversationUrl,
};

/** Every cell in quotation marks; none that a spreadsheet would run. */
export const leadsAsCsv = (leads: readonly LeadFacts[], urlOf: (lead: LeadFacts) => string): string =>
  stringify(
    [
      Object.keys(COLUMNS),
      ...leads.map((lead) => Object.values(COLUMNS).map((cell) => defusedCell(cell(lead, urlOf(lead))))),
    ],
    { record_delimiter: 'windows', quoted: true, quoted_empty: true },
  );
