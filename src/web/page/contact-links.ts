interface MailStart {
  subject?: string;
  body?: string;
}

/**
 * Opens the mail client with one recipient. Everything is encoded: an address such as "a?bcc=b@example.org" adds no
 * header and no second recipient.
 */
export function mailLink(email: string, start: MailStart = {}): string {
  const query = Object.entries(start).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  const address = `mailto:${encodeURIComponent(email)}`;
  return query.length > 0 ? `${address}?${query.join('&')}` : address;
}

/** "01983 960123" → "tel:01983960123" */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
