import { describe, expect, it } from 'vitest';
import { describeActivity } from './recent-activity.ts';

const at = new Date('2026-11-15T12:00:00Z');
const activity = (eventType: string, page: string | null, title: string | null) =>
  describeActivity({ eventType, page, title, createdAt: at });

describe('recent activity as text', () => {
  it.each([
    ['page_view', '/help', null, 'Page viewed: /help'],
    ['boat_view', null, 'Bavaria 32', 'Boat viewed: Bavaria 32'],
    ['contact_reveal', null, 'Bavaria 32', 'Phone number revealed: Bavaria 32'],
    ['watchlist_add', null, 'Bavaria 32', 'Saved to a watchlist: Bavaria 32'],
    ['watchlist_remove', null, 'Bavaria 32', 'Removed from a watchlist: Bavaria 32'],
    ['enquiry', null, 'Bavaria 32', 'Message sent to the seller: Bavaria 32'],
    ['search', '/search', null, 'Search in all boats'],
    ['search', '/category/motor', null, 'Search in Motorboats'],
    ['boat_view', null, null, 'Boat viewed: a boat that is gone'],
  ])('ENTITY-24 describes %s', (eventType, page, title, description) => {
    expect(activity(eventType, page, title)).toEqual({ description, createdAt: at.toISOString() });
  });
});
