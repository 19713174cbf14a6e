import type { ContactMessage } from '#contract/admin-inbox.ts';

type Answered = Pick<ContactMessage, 'email' | 'subject' | 'firstName'>;

/** Opens the mail client with an answer begun. What people typed is encoded whole: nothing of it can add a recipient. */
export function replyAddress({ email, subject, firstName }: Answered): string {
  const begun = { subject: `Re: ${subject}`, body: `Dear ${firstName},\r\n\r\n` };
  const query = Object.entries(begun).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${encodeURIComponent(email)}?${query.join('&')}`;
}
