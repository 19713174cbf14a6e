type Place = { pathname: string; search: string; hash: string };

type ReturnState = { returnTo: string };

const HOME = '/';

/** Signing in leads on from these: nobody was going to them. */
const WAYPOINTS = ['/sign-in', '/register', '/verify-email', '/forgot-password', '/reset-password'];

const NOWHERE = 'http://nowhere.invalid';

/**
 * Where someone was going when they were asked to sign in. It travels in the history entry (the `state` of a link
 * or of navigate), never in the address, so that no link from elsewhere can choose it.
 */
export function returnTo({ pathname, search, hash }: Place): ReturnState {
  return { returnTo: pathname + search + hash };
}

/** The way back from a history entry's state: a page of this site, the home page if none is known. */
export function returnPath(state: unknown): string {
  const path = (state as Partial<ReturnState> | null)?.returnTo;
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, NOWHERE)) return HOME;
  const url = new URL(path, NOWHERE);
  if (url.origin !== NOWHERE || WAYPOINTS.includes(url.pathname)) return HOME;
  return url.pathname + url.search + url.hash;
}
