import { oneLine } from '#domain/one-line.ts';
import type { ReviewedCompany } from '#server/modules/accounts/company/company.repository.ts';
import type { MailDraft } from '#server/platform/mail/mailer.ts';

interface Rejected {
  to: string;
  from: ReviewedCompany;
  change: ReviewedCompany;
  reason: string;
  publicUrl: string;
}

/** Names only what was changed. */
function wanted({ from, change }: Pick<Rejected, 'from' | 'change'>): string {
  const parts = [
    from.name !== change.name && `the name “${oneLine(change.name)}”`,
    from.website !== change.website &&
      (change.website ? `the website ${change.website}` : 'removing the website'),
  ];
  return parts.filter(Boolean).join(' and ');
}

export const companyRejectedMail = ({ to, from, change, reason, publicUrl }: Rejected): MailDraft => ({
  to,
  subject: 'Your company details need changes',
  heading: 'We could not approve your change',
  blocks: [
    {
      kind: 'text',
      text: `You asked for ${wanted({ from, change })}. Buyers still see your company as it was: ${oneLine(from.name)}. The reason:`,
    },
    { kind: 'quote', text: reason },
    { kind: 'button', label: 'Change your company', href: `${publicUrl}/profile` },
    { kind: 'small', text: 'If you think this is a mistake, reply to this email.' },
  ],
});
