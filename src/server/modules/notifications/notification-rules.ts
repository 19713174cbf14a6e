import type { NoticeKind } from '#domain/notices/notice-kinds.ts';
import type { PushKind } from '#domain/notices/push-kinds.ts';

/** What the module that wrote a notification needs to compose its mail. */
export interface Payload {
  /** The state or price before the change. */
  before?: string | number;
  /** Whether the recipient saved the boat. */
  saved?: boolean;
  messageId?: number;
  conversationId?: number;
  listingId?: number;
  decision?: 'approved' | 'changes-approved' | 'rejected' | 'changes-rejected';
}

/** Why a notification was mailed or not. */
export type Outcome =
  | 'sent'
  /** Part of the mail of another notification. */
  | 'joined'
  /** Handed on to everyone interested. */
  | 'spread'
  /** The account is closed or suspended. */
  | 'gone'
  | 'unwanted'
  | 'blocked'
  | 'untrue'
  | 'failed';

interface DailyLimit {
  max: number;
  /** Mails to one recipient, about anything or about one subject. */
  per: 'recipient' | 'subject';
  isExempt?: (payload: Payload) => boolean;
}

interface Rule {
  /** The choice in the profile that switches it off; without one, the recipient asked for it by what they did. */
  choice?: NoticeKind;
  /** Mails of all kinds with the same limits count together. */
  limits?: readonly DailyLimit[];
  /** Browsers are notified as well: of which kind of news, and the page that it opens. */
  push?: { kind: PushKind; pathOf: (subject: string) => string };
}

/** Anyone can write to sellers under someone else's address, and a seller can change a boat again and again. */
const NEWS_LIMITS: readonly DailyLimit[] = [
  { max: 4, per: 'subject' },
  { max: 4, per: 'recipient', isExempt: ({ saved = false }) => saved },
];
const BOAT_PUSH = { kind: 'boats', pathOf: (id: string) => `/boats/${id}` } as const;
const COPY_LIMITS: readonly DailyLimit[] = [{ max: 5, per: 'recipient' }];

/** Every kind of mail that nobody waits for in front of the page that causes it. */
export const NOTIFICATION_RULES = {
  underOffer: { choice: 'underOffer', limits: NEWS_LIMITS, push: BOAT_PUSH },
  sold: { choice: 'sold', limits: NEWS_LIMITS, push: BOAT_PUSH },
  backOnSale: { choice: 'backOnSale', limits: NEWS_LIMITS, push: BOAT_PUSH },
  priceFall: { choice: 'priceFall', limits: NEWS_LIMITS, push: BOAT_PUSH },
  /** Changes that nobody is notified of; stored while they can be undone, so that undoing them is no news either. */
  quietMove: {},
  quietPrice: {},
  message: { push: { kind: 'messages', pathOf: (id) => `/messages/${id}` } },
  guestCopy: { limits: COPY_LIMITS },
  enquiry: { push: { kind: 'messages', pathOf: () => '/messages?box=selling' } },
  digest: {},
  alert: { push: { kind: 'searches', pathOf: () => '/saved-searches' } },
  reminder: { choice: 'reminders' },
  paused: {},
  featuredEnded: {},
  /** What reviewers decided together about one seller's listings. */
  decided: {},
} as const satisfies Record<string, Rule>;

export type NotificationName = keyof typeof NOTIFICATION_RULES;

export const ruleOf = (kind: NotificationName): Rule => NOTIFICATION_RULES[kind];

/** Those that count towards the same limits. */
export const countedWith = (limits: Rule['limits']): NotificationName[] =>
  (Object.keys(NOTIFICATION_RULES) as NotificationName[]).filter((name) => ruleOf(name).limits === limits);

/** For an address without an account, of all kinds together, until its owner opens a link in one of them. */
export const UNCONFIRMED_DAILY_MAX = 5;
