/** What a browser can be notified of. Each can be switched off. */
export const PUSH_KINDS = {
  messages: { label: 'Messages', says: 'Someone writes to you' },
  boats: {
    label: 'News of boats',
    says: 'A boat that you saved or wrote about is sold, comes back or drops in price',
  },
  searches: { label: 'Saved searches', says: 'New boats match a search that you saved' },
} as const satisfies Record<string, { label: string; says: string }>;

export type PushKind = keyof typeof PUSH_KINDS;
export const PUSH_KIND_NAMES = Object.keys(PUSH_KINDS) as readonly PushKind[];
