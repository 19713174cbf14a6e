type Place = { pathname: string; search: string; hash: string };

type ReturnState = { returnTo: string; why?: string };

const HOME = '/';

/** Never returned to after signing in. */
const WAYPOINTS = ['/sign-in', '/register', '/verify-email', '/forgot-password', '/reset-password'];

const PLACEHOLDER_ORIGIN = 'http://nowhere.invalid';

/**
 * The page to return to after signing in. It travels in the history entry (the `state` of a link
 * or of navigate), never in the address, so that links from other sites cannot choose it.
 * `why` continues "Sign in to …".
 */
export function returnTo({ pathname, search, hash }: Place, why?: string): ReturnState {
  return { returnTo: pathname + search + hash, ...(why && { why }) };
}

/** Reads the return path from a history entry's state: a page of this site, by default the home page. */
export function returnPath(state: unknown): string {
  const path = (state as Partial<ReturnState> | null)?.returnTo;
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, PLACEHOLDER_ORIGIN))
    return HOME;
  const url = new URL(path, PLACEHOLDER_ORIGIN);
  if (url.origin !== PLACEHOLDER_ORIGIN || WAYPOINTS.includes(url.pathname)) return HOME;
  return url.pathname + url.search + url.hash;
}
