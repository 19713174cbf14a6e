/** What an account can be mailed about without having asked for it by the act itself. Each can be switched off. */
export const NOTICE_KINDS = {
  underOffer: {
    label: 'Under offer',
    says: 'A boat that you saved or wrote about goes under offer',
  },
  sold: { label: 'Sold', says: 'A boat that you saved or wrote about is sold' },
  backOnSale: { label: 'Back on sale', says: 'A boat that you saved or wrote about is for sale again' },
  priceFall: { label: 'Price drops', says: 'A boat that you saved or wrote about drops in price' },
  reminders: {
    label: 'Reminders about your listings',
    says: 'We ask from time to time whether your boats are still for sale',
  },
} as const satisfies Record<string, { label: string; says: string }>;

export type NoticeKind = keyof typeof NOTICE_KINDS;
export const NOTICE_KIND_NAMES = Object.keys(NOTICE_KINDS) as readonly NoticeKind[];

/** News of a boat, sent to those who saved it or wrote about it. */
export type BoatNews = Exclude<NoticeKind, 'reminders'>;
