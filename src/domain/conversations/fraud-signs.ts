import { DAY } from '../durations.ts';

/**
 * Strong signs of the known frauds. One alone is only marked, if at all: people do ship boats and shorten links. The
 * patterns match the folded text and cannot backtrack over more than a few words.
 */
const SIGNS = {
  shippingAgent: {
    says: 'a shipping agent who collects',
    patterns: [
      /\b(shipping|pick ?up|collection|moving|haulage) (agent|company|agency|firm)s?\b/,
      /\bmy (shipper|mover)s?\b/,
    ],
  },
  moneyTransfer: {
    says: 'Western Union or another cash transfer',
    patterns: [/\bwestern ?union\b/, /\bmoney ?gram\b/, /\bria money\b/, /\bworld ?remit\b/],
  },
  crypto: {
    says: 'crypto currency',
    patterns: [/\b(bitcoins?|btc|usdt|tether|ethereum|crypto ?(currency|wallet|coins?)?|binance)\b/],
  },
  shortLink: {
    says: 'a link that hides where it leads',
    patterns: [
      /\b(bit\.ly|tinyurl\.com|t\.co|goo\.gl|is\.gd|v\.gd|cutt\.ly|rebrand\.ly|ow\.ly|shorturl\.at|rb\.gy|t\.ly|tiny\.cc|lnkd\.in|buff\.ly|shorte\.st)\/\w/,
    ],
  },
  giftCards: {
    says: 'gift cards',
    patterns: [/\b(gift|itunes|steam|amazon|google play|paysafe) ?(cards?|vouchers?)\b/, /\bpaysafecard\b/],
  },
  overpayment: {
    says: 'paying too much and asking for the rest back',
    patterns: [
      /\b(refund|send back|return|wire|transfer)\b.{0,30}\b(the difference|the excess|the rest)\b/,
      /\b(cashier'?s|certified) che(ck|que)\b/,
    ],
  },
  courierWithCash: {
    says: 'a courier with cash',
    patterns: [/\bcourier\b.{0,60}\b(cash|envelope)\b/, /\b(cash|envelope)\b.{0,60}\bcourier\b/],
  },
} as const satisfies Record<string, { says: string; patterns: readonly RegExp[] }>;

type FraudSign = keyof typeof SIGNS;
const SIGN_IDS = Object.keys(SIGNS) as readonly FraudSign[];

/** A message with this many different signs waits for an administrator. */
const SIGNS_TO_HOLD = 2;

/** What its sender wrote in the same conversation shortly before is read together with a message. */
export const READ_TOGETHER = { messages: 5, windowMs: DAY } as const;

/** Letters as they look, and words that were pulled together by other characters apart. */
const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[-_*\s\u00a0]+/g, ' ');

export function fraudSignsIn(text: string): FraudSign[] {
  const folded = fold(text);
  return SIGN_IDS.filter((id) => SIGNS[id].patterns.some((pattern) => pattern.test(folded)));
}

/** For administrators only: a sender who knew would write around them. */
export const fraudSignInWords = (sign: FraudSign): string => SIGNS[sign].says;

/** Whether a message has to be checked first: it adds a sign, and together with what came before there are several. */
export function looksLikeFraud(text: string, before: readonly string[]): boolean {
  const own = fraudSignsIn(text);
  if (own.length === 0) return false;
  return new Set([...own, ...before.flatMap(fraudSignsIn)]).size >= SIGNS_TO_HOLD;
}
