import { z } from 'zod';
import { ALERT_FREQUENCIES } from '#domain/search/saved/alert-times.ts';
import { NAME_MAX } from '#domain/search/saved/search-name.ts';
import { textLine } from '../text.ts';

/** How many searches an account may save. */
export const SAVED_SEARCHES_MAX = 50;
/** Longer than any address that filters can be written as. */
const ADDRESS_MAX = 4_000;

const NAME_PROBLEM = `Give the search a name of at most ${NAME_MAX} characters`;

const Alerts = z
  .enum(ALERT_FREQUENCIES, `Choose ${ALERT_FREQUENCIES.join(', ')}`)
  .describe('How often new boats are mailed');
const Name = textLine(NAME_PROBLEM, NAME_PROBLEM).min(1, NAME_PROBLEM).max(NAME_MAX, NAME_PROBLEM);

const EXAMPLE = {
  name: 'Narrowboats under £60,000 near Oxford',
  address: '/subcategory/specialist?sub=narrowboat&maxPrice=60000&location=Oxford',
  alerts: 'daily' as const,
};

const Address = z.string('Send the address of a results page').max(ADDRESS_MAX, 'The address is too long');

export const SaveSearchRequest = z
  .object({
    address: Address.describe('The address of a results page of this site, without its host'),
    name: Name.optional(),
    alerts: Alerts.optional(),
  })
  .meta({
    id: 'SaveSearchRequest',
    description:
      'A search to save. Without a name it is named after its filters; without `alerts` it is mailed daily.',
    examples: [EXAMPLE],
  });
export type SaveSearchRequest = z.infer<typeof SaveSearchRequest>;

export const SavedSearchQuery = z.object({
  address: Address.optional().describe('Only the search that has the filters of this results page'),
});

export const ChangeSavedSearch = z
  .object({ name: Name.optional(), alerts: Alerts.optional() })
  .meta({ id: 'ChangeSavedSearch', description: 'What to change.', examples: [{ alerts: 'weekly' }] });
export type ChangeSavedSearch = z.infer<typeof ChangeSavedSearch>;

export const SavedSearch = z
  .object({
    id: z.number().int(),
    name: z.string(),
    address: z.string().describe('The results page'),
    chips: z.array(z.string()).describe('The filters in words'),
    alerts: Alerts,
    total: z.number().int().describe('How many boats match now; exact up to 10,000'),
    newCount: z.number().int().describe('How many boats came into it since it was saved or last looked at'),
    createdAt: z.iso.datetime(),
  })
  .meta({
    id: 'SavedSearch',
    description: 'A search that you saved.',
    examples: [
      {
        id: 12,
        ...EXAMPLE,
        chips: ['Narrowboats', 'Up to £60,000', 'Near Oxford'],
        total: 14,
        newCount: 2,
        createdAt: '2026-11-16T10:00:00.000Z',
      },
    ],
  });
export type SavedSearch = z.infer<typeof SavedSearch>;

export const NewBoats = z
  .object({ ids: z.array(z.number().int()) })
  .meta({ id: 'NewBoats', description: 'The numbers of boats.', examples: [{ ids: [4217] }] });
export type NewBoats = z.infer<typeof NewBoats>;

/** What the page behind "Stop this alert" shows. */
export const AlertLink = z
  .object({
    names: z.array(z.string()).describe('The searches whose alerts it stops'),
    wanted: z.boolean().describe('Whether any of them is still mailed'),
  })
  .meta({
    id: 'AlertLink',
    description: 'What a link in an alert stops.',
    examples: [{ names: ['Narrowboats under £60,000 near Oxford'], wanted: true }],
  });
export type AlertLink = z.infer<typeof AlertLink>;
