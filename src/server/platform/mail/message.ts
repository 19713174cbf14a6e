export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** The address that stops mails of this kind, for the button that mail programs show (RFC 8058). */
  unsubscribe?: string;
  /** Must not be answered by a machine: marked so that auto-responders stay silent (RFC 3834). */
  isAutomatic?: boolean;
}

/** Exactly one plain address: no list, no group, no display name, no line break, nothing outside ASCII. */
const PLAIN_ADDRESS =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,250}[A-Za-z0-9])?$/;

export function assertOnePlainAddress(address: string): void {
  if (address.length > 254 || !PLAIN_ADDRESS.test(address))
    throw new Error('Mail goes to exactly one plain address');
}

export const withoutLineBreaks = (text: string) => text.replace(/[\r\n]+/g, ' ').trim();
