/** Why a page sends a visitor to sign in. Continues "Sign in to …". */
const OF_PAGES: readonly (readonly [path: string, why: string])[] = [
  ['/messages', 'read your messages'],
  ['/watchlist', 'see your saved boats'],
  ['/saved-searches', 'see your saved searches'],
  ['/my-listings', 'manage your listings'],
  ['/sell-boat', 'go on with your listing'],
  ['/imports', 'import your boats'],
  ['/leads', 'see your leads'],
  ['/profile', 'see your profile'],
];

const LONGEST = 200;

interface AuthState {
  returnTo?: unknown;
  why?: unknown;
}

/** Why this screen was opened, from the history entry; nothing if the visitor came by themselves. */
export function reasonIn(state: unknown): string | undefined {
  const { returnTo, why } = (state ?? {}) as AuthState;
  if (typeof why === 'string') return why.slice(0, LONGEST);
  if (typeof returnTo !== 'string') return undefined;
  return OF_PAGES.find(
    ([path]) =>
      returnTo === path || (/^[/?#]/.test(returnTo.slice(path.length)) && returnTo.startsWith(path)),
  )?.[1];
}
