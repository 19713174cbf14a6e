import { CAUTIONS, cautionIn } from '#domain/conversations/cautions.ts';
import { oneLine } from '#domain/one-line.ts';
import type { MailBlock } from '#server/platform/mail/layout.ts';
import type { MailDraft } from '#server/platform/mail/mailer.ts';

interface MailedMessage {
  text: string;
  pictures: number;
}

type Mail = Omit<MailDraft, 'to'>;

export interface MessageMail {
  /** First names. */
  from: string;
  toName: string;
  title: string;
  messages: readonly MailedMessage[];
  href: string;
  publicUrl: string;
}

const picturesNote = (count: number): MailBlock[] =>
  count > 0 ? [{ kind: 'text', text: count === 1 ? 'With a photo.' : `With ${count} photos.` }] : [];

const blocksOf = ({ text, pictures }: MailedMessage): MailBlock[] => [
  ...(text ? [{ kind: 'quote' as const, text }] : []),
  ...picturesNote(pictures),
];

/** The first caution that the messages deserve, with the address of the safety tips. */
function cautionBlock(messages: readonly MailedMessage[], publicUrl: string): MailBlock[] {
  const id = messages.map(({ text }) => cautionIn(text)).find(Boolean);
  if (!id) return [];
  return [
    { kind: 'text', text: `Be careful. ${CAUTIONS[id].says}` },
    { kind: 'links', quiet: true, links: [{ label: 'Safety Tips', href: `${publicUrl}/safety-tips` }] },
  ];
}

/** Mail programs truncate longer mails. */
const SHOWN = 20;

/** No Reply-To: neither side learns the other's address from it, and an automatic reply reaches nobody. */
export function messageMail({ from, toName, title, messages, href, publicUrl }: MessageMail): Mail {
  const boat = oneLine(title);
  const shown = messages.slice(-SHOWN);
  return {
    isAutomatic: true,
    subject: `${from} wrote about ${boat}`,
    heading: `${from} has written to you`,
    blocks: [
      { kind: 'text', text: `Hello ${toName},\n${from} has written to you about ${boat}.` },
      ...cautionBlock(shown, publicUrl),
      ...shown.flatMap(blocksOf),
      { kind: 'button', label: 'Read and reply', href },
      {
        kind: 'small',
        text: "Please use the button to reply. Replies to this email don't reach anyone. Until you reply, we send at most one email about a conversation every ten minutes.",
      },
    ],
  };
}

/** What to do about a conversation that someone else began with the recipient's address. */
const notYours = (what: string): MailBlock => ({
  kind: 'small',
  text: `If you didn't write ${what}, someone else used your email address. Open the conversation and press “Block” to stop these emails.`,
});

/**
 * For an address whose owner has never opened one of our links. Anyone can enter it, and whoever sells the boat could
 * write anything: nothing of theirs is in it but the boat's title.
 */
export function unconfirmedMail({ title, href }: Pick<MessageMail, 'title' | 'href'>): Mail {
  const boat = oneLine(title);
  return {
    isAutomatic: true,
    subject: `The seller has answered about ${boat}`,
    heading: 'The seller has answered',
    blocks: [
      { kind: 'text', text: `Hello,\nThe seller has answered your message about ${boat}.` },
      { kind: 'button', label: 'Read and reply', href },
      notYours('to this seller'),
    ],
  };
}

/** In a line, for a mail about several things. */
export const wroteSummary = ({
  from,
  title,
  href,
}: Pick<MessageMail, 'from' | 'title' | 'href'>): MailBlock[] => [
  { kind: 'item', name: `${from} wrote about ${oneLine(title)}` },
  { kind: 'links', links: [{ label: 'Open the conversation', href }] },
];

interface CopyMail {
  name: string;
  title: string;
  text: string;
  href: string;
}

/** For a buyer without an account: what they wrote, and the link to the conversation. */
export function copyMail({ name, title, text, href }: CopyMail): Mail {
  const boat = oneLine(title);
  return {
    isAutomatic: true,
    subject: `Your message about ${boat}`,
    heading: 'Your message has been sent',
    blocks: [
      { kind: 'text', text: `Hello ${name},\nYou wrote to the seller about ${boat}:` },
      { kind: 'quote', text },
      {
        kind: 'text',
        text: "Use the button to read the seller's reply and to write again. You don't need an account. Anyone with this link can do the same, so please don't pass it on.",
      },
      { kind: 'button', label: 'Open the conversation', href },
      notYours('this'),
    ],
  };
}
