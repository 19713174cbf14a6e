import { describe, expect, it } from 'vitest';
import { formatPeriod, RETENTION, retainedSince, retentionText } from './retention.ts';

describe('the retention table', () => {
  it.each(Object.values(RETENTION))('says how long “$title” is stored, and why', (row) => {
    expect(retentionText(row)).toContain(formatPeriod(row.keep));
    expect(row.why).toMatch(/^[A-Z].*\.$/);
  });

  it('LEGAL-16 LEGAL-17 account data is deleted after one year, communication records after seven', () => {
    expect(retentionText(RETENTION.account)).toMatch(/^Until deletion of your account, plus 1 year\b/);
    expect(retentionText(RETENTION.communication)).toMatch(/^7 years\b/);
  });

  it('counts years by the calendar and days by the clock', () => {
    const now = new Date('2028-02-29T12:00:00Z');
    expect(retainedSince({ years: 1 }, now).toISOString()).toBe('2027-03-01T12:00:00.000Z');
    expect(retainedSince({ days: 90 }, now).toISOString()).toBe('2027-12-01T12:00:00.000Z');
    expect(retainedSince({ hours: 24 }, now).toISOString()).toBe('2028-02-28T12:00:00.000Z');
  });
});
