import { describe, expect, it } from 'vitest';
import { inWords, keptSince, RETENTION, retentionText } from './retention.ts';

describe('the retention table', () => {
  it.each(Object.values(RETENTION))('says how long it keeps “$title”, and why', (row) => {
    expect(retentionText(row)).toContain(inWords(row.keep));
    expect(row.why).toMatch(/^[A-Z].*\.$/);
  });

  it('LEGAL-16 LEGAL-17 account data go a year after deletion, communication records after seven', () => {
    expect(retentionText(RETENTION.account)).toMatch(/^Until deletion of your account, plus 1 year\b/);
    expect(retentionText(RETENTION.communication)).toMatch(/^7 years\b/);
  });

  it('counts years by the calendar and days by the clock', () => {
    const now = new Date('2028-02-29T12:00:00Z');
    expect(keptSince({ years: 1 }, now).toISOString()).toBe('2027-03-01T12:00:00.000Z');
    expect(keptSince({ days: 90 }, now).toISOString()).toBe('2027-12-01T12:00:00.000Z');
    expect(keptSince({ hours: 24 }, now).toISOString()).toBe('2028-02-28T12:00:00.000Z');
  });
});
