import { expect, it } from 'vitest';
import type { Lead } from '#contract/messages/leads.ts';
import { groupLeads } from './lead-groups.ts';

const lead = (id: number, more: Partial<Lead>): Lead => ({
  id,
  boat: { id: 7, title: 'Sadler 29', picture: null, price: null, currency: null, state: 'withdrawn' },
  reference: null,
  name: 'Bill',
  phone: null,
  state: 'answered',
  receivedAt: '2026-11-16T09:30:00.000Z',
  week: '2026-11-16',
  waitingSince: null,
  answeredAt: null,
  ...more,
});

it('puts leads under what they wait for, or their week', () => {
  const groups = groupLeads([
    lead(1, { state: 'waiting', week: '2026-11-02' }),
    lead(2, { state: 'waiting' }),
    lead(3, {}),
    lead(4, { state: 'archived' }),
    lead(5, { week: '2026-06-29' }),
  ]);
  expect(groups.map(({ heading, leads }) => [heading, leads.map(({ id }) => id)])).toEqual([
    ['Waiting for a reply', [1, 2]],
    ['Week from 16 Nov 2026', [3, 4]],
    ['Week from 29 Jun 2026', [5]],
  ]);
});
