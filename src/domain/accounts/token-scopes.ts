/** What an API token may be allowed to do, in the words of the profile page. */
export const TOKEN_SCOPES = {
  'boats:read': { label: 'Read my boats', help: 'Listings, drafts and figures, and their export.' },
  'boats:write': { label: 'Change my boats', help: 'Create, edit, price, pause, sell and delete listings.' },
  import: { label: 'Import boats', help: 'Upload files of boats, check and start imports.' },
} as const;

export type TokenScope = keyof typeof TOKEN_SCOPES;

export const TOKEN_SCOPE_NAMES = Object.keys(TOKEN_SCOPES) as [TokenScope, ...TokenScope[]];

export const TOKEN_LIMITS = { perAccount: 20, nameLength: 60 } as const;

/** Starts every token, so that scanners recognise a leaked one. */
export const TOKEN_PREFIX = 'slw_';
