import type { ContactMessage } from '#contract/admin/inbox.ts';
import { mailLink } from '#web/page/contact-links.ts';

type Answered = Pick<ContactMessage, 'email' | 'subject' | 'firstName'>;

/** A mailto link that opens a prepared reply. */
export function replyAddress({ email, subject, firstName }: Answered): string {
  return mailLink(email, { subject: `Re: ${subject}`, body: `Dear ${firstName},\r\n\r\n` });
}
