import { describe, expect, it } from 'vitest';
import { checkReport, REPORT_REASONS } from './reports.ts';

const report = { reason: REPORT_REASONS[0], details: '', email: '' };

describe('reporting a listing', () => {
  it('needs a reason and nothing else', () => {
    expect(checkReport(report)).toEqual({});
    expect(checkReport({ ...report, reason: '' })).toHaveProperty('reason');
  });

  it('takes an e-mail address only where an answer could reach it', () => {
    expect(checkReport({ ...report, email: 'ann@example.org' })).toEqual({});
    expect(checkReport({ ...report, email: 'ann at example' })).toHaveProperty('email');
  });

  it('takes details of up to 2,000 characters that can be shown', () => {
    expect(checkReport({ ...report, details: 'x'.repeat(2000) })).toEqual({});
    expect(checkReport({ ...report, details: 'x'.repeat(2001) })).toHaveProperty('details');
    expect(checkReport({ ...report, details: 'a\u0000b' })).toHaveProperty('details');
  });
});
