import { z } from 'zod';
import { requiredReason } from './decisions.ts';

const shown = z.object({ name: z.string(), website: z.string().describe('Empty for none') });

/** GET /api/admin/company-changes, oldest first. */
export const CompanyChange = z
  .object({
    id: z.number().int().describe('Of exactly this change: if the seller saves another, it gets a new one'),
    sellerId: z.uuid(),
    sellerEmail: z.string(),
    from: shown.describe('What buyers see now'),
    to: shown,
    submittedAt: z.iso.datetime(),
  })
  .meta({
    id: 'CompanyChange',
    description: 'A new name or website of a company, which waits for review.',
    examples: [
      {
        id: 12,
        sellerId: '0b9f2c1e-7a53-4d0c-9a57-2f6f0d6f3a11',
        sellerEmail: 'sales@example.org',
        from: { name: 'Lymington Yachts', website: '' },
        to: { name: 'Lymington Yacht Sales', website: 'https://www.example.co.uk' },
        submittedAt: '2026-05-06T07:45:00.000Z',
      },
    ],
  });
export type CompanyChange = z.infer<typeof CompanyChange>;

export const RejectCompanyRequest = z.object({ reason: requiredReason }).meta({
  id: 'RejectCompanyRequest',
  description: 'Why a new name or website is rejected; the seller reads it.',
  examples: [{ reason: 'This is the name of another company.' }],
});
