interface Caution {
  /** What to be careful about, shown above the message. */
  says: string;
  /** Matches the folded text: lower case, single spaces, straight quotes. */
  patterns: readonly RegExp[];
}

/** The known frauds and their words. None of the patterns can backtrack over more than a few words. */
export const CAUTIONS = {
  deposit: {
    says: 'Never pay a deposit before you have seen the boat and its papers.',
    patterns: [
      /\b(deposit|holding fee|reservation fee)\b.{0,60}\b(before|without|prior to)\b.{0,30}\b(view|viewing|seeing|see)\b/,
      /\b(before|without|prior to)\b.{0,30}\b(view|viewing|seeing)\b.{0,60}\b(deposit|holding fee|payment)\b/,
      /\b(pay|send|transfer|wire)\b.{0,30}\bdeposit\b.{0,40}\b(secure|hold|reserve|now|today|first)\b/,
      /\bdeposit\b.{0,30}\b(secures?|holds?|reserves?)\b/,
    ],
  },
  courier: {
    says: 'A courier who brings or collects cash is a known fraud. Be paid by bank transfer and check that it has arrived.',
    patterns: [
      /\bcourier\b.{0,60}\b(cash|money|payment|envelope)\b/,
      /\b(cash|money|envelope)\b.{0,60}\bcourier\b/,
      /\bcash in (an|the) envelope\b/,
    ],
  },
  giftCards: {
    says: 'Nobody honest asks to be paid in gift cards or vouchers.',
    patterns: [
      /\b(gift|itunes|steam|amazon|google play|paysafe) ?(card|cards|voucher|vouchers)\b/,
      /\bpaysafecard\b/,
    ],
  },
  paymentLink: {
    says: 'Do not pay, or enter your bank details, through a link that someone sends you.',
    patterns: [
      /\b(payment|pay|paypal|escrow|checkout|invoice) ?(link|page|website|site)\b/,
      /\b(click|follow|open|use)\b.{0,20}\blink\b.{0,60}\b(pay|payment|deposit|confirm|receive|bank|card)\b/,
      /\b(western union|moneygram|bitcoin|crypto ?currency|usdt)\b/,
    ],
  },
  agent: {
    says: 'Buyers who never come themselves and send "an agent" to collect are a known fraud.',
    patterns: [
      /\bmy (agent|shipper|mover|assistant|driver|shipping company|shipping agent)s?\b.{0,40}\b(collect|pick|come|fetch|arrange)/,
      /\b(agent|shipper|shipping company)\b.{0,30}\bwill (collect|pick|fetch)\b/,
    ],
  },
} as const satisfies Record<string, Caution>;

export type CautionId = keyof typeof CAUTIONS;
export const CAUTION_IDS = Object.keys(CAUTIONS) as readonly CautionId[];

const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\s\u00a0]+/g, ' ');

/** The first fraud whose words a message contains. */
export function cautionIn(text: string): CautionId | undefined {
  const folded = fold(text);
  return CAUTION_IDS.find((id) => CAUTIONS[id].patterns.some((pattern) => pattern.test(folded)));
}
